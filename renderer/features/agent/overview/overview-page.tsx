import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { failureKey } from '../../../api/failure.ts'
import { AsOf } from '../../../core/office-table/as-of.tsx'
import { cx } from '../../../lib/cx.ts'
import { lazyPart } from '../../../lib/lazy-part.ts'
import { useNear } from '../../../lib/use-near.ts'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { ErrorState } from '../../../ui/state/state.tsx'
import { useTeamOverviewQuery } from '../api.ts'
import { TeamHead } from '../../../core/office-page/team-head.tsx'
import { ComingUp } from '../../agent-contracts/index.ts'
import { RowsBehind } from '../rows/rows-behind.tsx'
import { ByDay } from './by-day.tsx'
import { ByType } from './by-type.tsx'
import { Downlines } from './downlines.tsx'
import { LIVE } from '../../../core/office-page/live.ts'
import { TeamFacts } from './team-facts.tsx'
import { Tiles } from './tiles.tsx'
import { useView } from './use-view.ts'
import panels from './panels.module.css'
import styles from './overview-page.module.css'

const NeedsYou = lazyPart(async () => (await import('../waiting/needs-you.tsx')).NeedsYou)

const Branches = lazyPart(async () => (await import('../movers/branches.tsx')).Branches)
const Movers = lazyPart(async () => (await import('../movers/movers.tsx')).Movers)

const toDownlines = () => {
  const title = document.getElementById('downlines-title')
  title?.focus({ preventScroll: true })
  title?.closest('section')?.scrollIntoView({ block: 'start' })
}

/** The team in figures: what came in, what was bet, what is left, and every account and row behind it [AGENT-01]. */
export const Component = () => {
  // Its parts' texts too: two parts that each wait for the same texts make React try both without a pause until they come.
  const { t } = useTranslation(['agent', 'errors', 'agentDay'])
  const { view, change, closeRows } = useView()
  const { data, currentData, error, isFetching, refetch } = useTeamOverviewQuery({ ...view.days, scope: view.scope }, LIVE)
  const { ref: branchesPlace, near: branchesNear } = useNear<HTMLDivElement>()
  const { ref: moversPlace, near: moversNear } = useNear<HTMLDivElement>()
  const below = view.scope !== 'SELF'
  const figures = cx(styles.figures, !currentData && Boolean(data) && styles.stale)
  // The figures of other days must not stand below these.
  const failed = error && !currentData

  return (
    <>
      <TeamHead title={t('title')} view={view} change={change}>
        {!failed && (
          <AsOf
            at={data?.serverNow}
            currency={data?.figures.deposits.currency}
            old={Boolean(error)}
            busy={isFetching}
            onRefresh={() => void refetch()}
          />
        )}
      </TeamHead>
      {failed ? (
        <ErrorState title={t(`errors:${failureKey(error)}`)} onRetry={() => void refetch()} />
      ) : (
        <div className={figures} aria-busy={!currentData}>
          <Tiles overview={data} view={view} />
        </div>
      )}
      <div className={styles.day}>
        <div className={styles.side}>
          <div className={styles.needs}>
            <Suspense fallback={<Skeleton height="120px" />}>
              <NeedsYou />
            </Suspense>
          </div>
          <div className={styles.coming}>
            <Suspense fallback={<Skeleton height="200px" />}>
              <ComingUp />
            </Suspense>
          </div>
        </div>
        <div className={styles.charts}>
          {!failed && (
            <div className={figures}>
              <ByDay byDay={data?.byDay} />
            </div>
          )}
          {below && (
            <div ref={branchesPlace} className={styles.branches}>
              <Suspense>{branchesNear && <Branches view={view} />}</Suspense>
            </div>
          )}
        </div>
      </div>
      {!failed && (
        <div className={cx(figures, panels.panels, data && data.byType.length < 2 && panels.one)}>
          {/* One category is all of the net, which stands above. */}
          {(data === undefined || data.byType.length > 1) && <ByType byType={data?.byType} />}
          <TeamFacts overview={data} view={view} onAccounts={toDownlines} />
        </div>
      )}
      {below && (
        <div ref={moversPlace} className={styles.movers}>
          <Suspense>{moversNear && <Movers view={view} />}</Suspense>
        </div>
      )}
      <Downlines view={view} change={change} />
      {view.rows && <RowsBehind view={view} kind={view.rows} change={change} onClose={closeRows} />}
    </>
  )
}
