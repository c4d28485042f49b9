import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useTranslation } from 'react-i18next'
import { useToday } from '../../core/office-page/use-today.ts'
import { useKeys } from '../../core/office-table/shortcuts.ts'
import type { Days } from '../../lib/days.ts'
import { IconButton } from '../../ui/icon-button/icon-button.tsx'
import { periodStep } from './period-step.ts'
import styles from './earnings.module.css'

interface PeriodStepsProps {
  readonly days: Days
  readonly onDays: (days: Days) => void
}

/** From period to period, also by `[` and `]`: as many days before or after these, of a month the month. */
export const PeriodSteps = ({ days, onDays }: PeriodStepsProps) => {
  const { t } = useTranslation('earnings')
  const today = useToday()
  const [earlier, later] = [periodStep(days, -1, today), periodStep(days, 1, today)]
  const go = (to: Days | undefined) => {
    if (to) onDays(to)
    return to !== undefined
  }
  useKeys({ '[': () => go(earlier), ']': () => go(later) })
  return (
    <span className={styles.steps} role="group" aria-label={t('period.label')}>
      <IconButton small label={t('period.earlier', { key: '[' })} icon={<ChevronLeft />} onClick={() => go(earlier)} />
      <IconButton small label={t('period.later', { key: ']' })} icon={<ChevronRight />} disabled={!later} onClick={() => go(later)} />
    </span>
  )
}
