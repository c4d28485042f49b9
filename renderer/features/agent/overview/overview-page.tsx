import { useTranslation } from 'react-i18next'
import { failureKey } from '../../../api/failure.ts'
import { useFormat } from '../../../i18n/use-language.tsx'
import { cx } from '../../../lib/cx.ts'
import { presetDays } from '../../../lib/days.ts'
import { Button } from '../../../ui/button/button.tsx'
import { RangeMenu } from '../../../ui/range-menu/range-menu.tsx'
import { Segmented } from '../../../ui/segmented/segmented.tsx'
import { ErrorState } from '../../../ui/state/state.tsx'
import { useTeamOverviewQuery } from '../api.ts'
import { isRange, PRESETS } from '../model/days.ts'
import { type Scope } from '../model/view.ts'
import { RowsDrawer } from '../rows/rows-drawer.tsx'
import { ByDay } from './by-day.tsx'
import { ByType } from './by-type.tsx'
import { Downlines } from './downlines.tsx'
import { LIVE } from './live.ts'
import { TeamFacts } from './team-facts.tsx'
import { Tiles } from './tiles.tsx'
import { useToday, useView } from './use-view.ts'
import control from './control.module.css'
import panels from './panels.module.css'
import styles from './overview-page.module.css'

const SCOPES: readonly Scope[] = ['SELF', 'DIRECT', 'TEAM']

const toDownlines = () => {
  const title = document.getElementById('downlines-title')
  title?.focus({ preventScroll: true })
  title?.closest('section')?.scrollIntoView({ block: 'start' })
}

/** The team in figures: what came in, what was bet, what is left, and every account and row behind it [AGENT-01]. */
export const Component = () => {
  const { t } = useTranslation(['agent', 'errors'])
  const format = useFormat()
  const today = useToday()
  const { view, change, closeRows } = useView()
  const { data, currentData, error, refetch } = useTeamOverviewQuery({ ...view.days, scope: view.scope }, LIVE)
  // The figures of other days must not stand below these.
  const failed = error && !currentData
  const sign = format.sign(data?.figures.deposits.currency ?? 'VND')

  return (
    <>
      <header className={styles.head}>
        <h1 className={styles.title}>{t('title')}</h1>
        <Segmented
          label={t('scope.label')}
          className={styles.scope}
          options={SCOPES.map((value) => ({ value, label: t(`scope.${value}`) }))}
          value={view.scope}
          onChange={(scope) => change({ scope })}
        />
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
          <span className={styles.settled} role="status">
            {data && !failed && t('settled', { sign, time: format.instant(data.serverNow, 'time') })}
          </span>
          {error && !failed && (
            <Button look="text" size="small" className={styles.old} onClick={() => void refetch()}>
              {t('old')}
            </Button>
          )}
        </span>
      </header>
      {failed ? (
        <ErrorState title={t(`errors:${failureKey(error)}`)} onRetry={() => void refetch()} />
      ) : (
        <div className={cx(styles.figures, !currentData && Boolean(data) && styles.stale)} aria-busy={!currentData}>
          <Tiles overview={data} view={view} onAccounts={toDownlines} />
          <div className={cx(panels.panels, data && data.byType.length < 2 && panels.two)}>
            <ByDay byDay={data?.byDay} />
            {/* One category is all of the net, which stands above. */}
            {(data === undefined || data.byType.length > 1) && <ByType byType={data?.byType} />}
            <TeamFacts overview={data} view={view} />
          </div>
        </div>
      )}
      <Downlines view={view} change={change} />
      {view.rows && <RowsDrawer view={view} kind={view.rows} change={change} onClose={closeRows} />}
    </>
  )
}
