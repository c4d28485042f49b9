import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { presetDays } from '../../lib/days.ts'
import { RangeMenu } from '../../ui/range-menu/range-menu.tsx'
import { Segmented } from '../../ui/segmented/segmented.tsx'
import { isRange, PRESETS } from './team-days.ts'
import { SCOPES, type TeamRangeView } from './team-range.ts'
import { useToday } from './use-today.ts'
import control from './control.module.css'
import styles from './team-head.module.css'

interface TeamHeadProps {
  readonly title: string
  readonly view: TeamRangeView
  /** What it shows is of the agent alone. */
  readonly own?: boolean
  readonly change: (change: Partial<TeamRangeView>) => void
  /** To what instant the page is settled. */
  readonly children?: ReactNode
}

/** The head of a page of the office: what it is, whose figures it shows and of which days. */
export const TeamHead = ({ title, view, own, change, children }: TeamHeadProps) => {
  const { t } = useTranslation('tables')
  const today = useToday()
  return (
    <header className={styles.head}>
      <h1 className={styles.title}>{title}</h1>
      {!own && (
        <Segmented
          label={t('scope.label')}
          className={styles.scope}
          options={SCOPES.map((value) => ({ value, label: t(`scope.${value}`) }))}
          value={view.scope}
          onChange={(scope) => change({ scope })}
        />
      )}
      <span className={styles.when}>
        <RangeMenu
          presets={PRESETS}
          preset={view.preset}
          days={view.days}
          today={today}
          isRange={(days) => isRange(days, today)}
          onPreset={(preset) => change({ preset, days: presetDays(preset, today) })}
          onDays={(days) => change({ preset: undefined, days })}
          triggerClassName={control.control}
        />
        {children}
      </span>
    </header>
  )
}
