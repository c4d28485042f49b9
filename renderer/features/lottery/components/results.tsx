import ChartColumn from 'lucide-react/icons/chart-column'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/use-language.tsx'
import type { DrawResult } from '@portico/contract/lottery/draw-shapes'
import { cx } from '../../../lib/cx.ts'
import { lazyPart } from '../../../lib/lazy-part.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/state/state.tsx'
import { RESULTS, useDrawResultsQuery } from '../api.ts'
import { useBetPanel } from '../hooks/use-bet-panel.ts'
import { historyRows } from '../model/history.ts'
import { LotsBoard } from '../../bets/index.ts'
import { OlderResults } from './older-results.tsx'
import { isLong, ResultRows, ResultsHead } from './result-rows.tsx'
import styles from './results.module.css'

const ProofDialog = lazyPart(async () => (await import('./proof-dialog.tsx')).ProofDialog)
const TrendDialog = lazyPart(async () => (await import('./trend/trend-dialog.tsx')).TrendDialog)

/** Results visible at first, and how many more each time. */
const SHOWN = 8
const MORE = 20

/** The latest draws, each with its proof; more of them on demand, back to the first. */
export const Results = () => {
  const { t } = useTranslation('lottery')
  const format = useFormat()
  const { lottery } = useBetPanel()
  const { data, isError, refetch } = useDrawResultsQuery({ gameCode: lottery.gameCode, limit: RESULTS })
  const [visible, setVisible] = useState(SHOWN)
  const [proofOf, setProofOf] = useState<string>()
  const [trend, setTrend] = useState(false)
  const [boardOf, setBoardOf] = useState<DrawResult>()
  const list = data?.list ?? []
  // A shorter list is all there is.
  const hasOlder = list.length >= RESULTS
  const older = hasOlder && visible > RESULTS ? list.at(-1) : undefined
  const draws = older ? list : list.slice(0, visible)
  const history = historyRows(draws, data?.calledOff ?? [], { isEnd: !hasOlder && draws.length === list.length })
  const [latest] = list
  const opened = list.find(({ numero }) => numero === boardOf?.numero) ?? boardOf ?? latest
  const board = opened && 'lots' in opened.result ? opened.result : undefined
  const rows = { onProof: setProofOf, ...(board ? { onBoard: setBoardOf, boardOf: opened?.numero } : {}) }
  return (
    <section className={styles.results} aria-labelledby="results-title">
      <div className={styles.head}>
        <h3 id="results-title">{t('results.title')}</h3>
        {latest && (
          <Button look="text" size="small" icon={<ChartColumn aria-hidden="true" />} onClick={() => setTrend(true)}>
            {t('trend.title')}
          </Button>
        )}
      </div>
      {!data && isError && <ErrorState onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton height={`${36 + 40 * SHOWN}px`} />}
      {data && !latest && <EmptyState title={t('head.noResult')} />}
      {board && opened && <LotsBoard draw={board} label={t('results.board', { issue: format.issue(opened.numero) })} />}
      {latest && (
        <table className={cx(styles.table, isLong(latest.result) && styles.long)} aria-labelledby="results-title">
          <ResultsHead draw={latest.result} />
          <tbody>
            <ResultRows rows={history} {...rows} />
            {older && <OlderResults gameCode={lottery.gameCode} before={older} {...rows} />}
          </tbody>
        </table>
      )}
      {!older && (hasOlder || visible < list.length) && (
        <Button look="quiet" size="small" wide className={styles.more} onClick={() => setVisible((count) => count + MORE)}>
          {t('results.more')}
        </Button>
      )}
      <Suspense>
        {proofOf && <ProofDialog gameCode={lottery.gameCode} numero={proofOf} onClose={() => setProofOf(undefined)} />}
        {trend && data && (
          <TrendDialog lottery={lottery} results={data.list.slice(0, RESULTS)} calledOff={data.calledOff} onClose={() => setTrend(false)} />
        )}
      </Suspense>
    </section>
  )
}
