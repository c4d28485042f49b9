import RefreshCw from 'lucide-react/icons/refresh-cw'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/use-language.tsx'
import { cx } from '../../lib/cx.ts'
import { IconButton } from '../../ui/icon-button/icon-button.tsx'
import styles from './register-page.module.css'

interface CountsAsOfProps {
  readonly at: string | undefined
  /** A newer answer did not come. */
  readonly old: boolean
  readonly busy: boolean
  readonly onRefresh: () => void
}

/** At what instant the links were counted, and on which clock. */
export const CountsAsOf = ({ at, old, busy, onRefresh }: CountsAsOfProps) => {
  const { t } = useTranslation(['registerCenter', 'tables'])
  const format = useFormat()
  const time = at && { time: format.instant(at, 'time'), zone: format.offset(at) }
  return (
    <span className={styles.asOf}>
      <span role="status" className={cx(old && styles.old)}>
        {time && t(old ? 'tables:asOf.old' : 'asOf', time)}
      </span>
      <IconButton small label={t('tables:asOf.refresh')} icon={<RefreshCw />} aria-busy={busy || undefined} onClick={onRefresh} />
    </span>
  )
}
