import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DrawResult } from '@portico/contract/lottery/draw-shapes'
import { toMoney, type Units } from '@portico/contract/kit/money'
import { useFormat } from '../../../i18n/use-language.tsx'
import { DataTable } from '../../../ui/data-table/data-table.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Amount } from '../../../ui/money/money.tsx'
import { NumberBalls } from '../../../ui/number-ball/number-ball.tsx'
import { Segmented } from '../../../ui/segmented/segmented.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/state/state.tsx'
import { useDrawResultsQuery } from '../api.ts'
import { useBetPanel } from '../hooks/use-bet-panel.ts'
import { useNames } from '../../bets/index.ts'
import { figuresOf, drawText } from '../../../ui/draw-figures/figures.ts'
import { checkPast } from '../model/past.ts'
import type { PricedLine } from '../model/price.ts'
import styles from './past-dialog.module.css'

const MONEY = { min: 0, max: 4 } as const
const COUNTS = ['10', '50', '100', '200'] as const
/** As many as the gateway gives at once. */
const MOST = 200

const PastFigures = ({ priced, draws }: { priced: PricedLine; draws: readonly DrawResult[] }) => {
  const { t } = useTranslation('receipts')
  const format = useFormat()
  const { terms, member } = useBetPanel()
  const past = useMemo(() => checkPast(priced, terms, draws), [priced, terms, draws])
  const money = (units: Units) => toMoney(units, member.currency)
  const columns = [
    {
      id: 'issue',
      header: t('past.issue'),
      cell: ({ draw }: { draw: DrawResult }) => (
        <>
          {format.issue(draw.numero)} <small>{format.instant(draw.drawAt, 'moment')}</small>
        </>
      ),
    },
    {
      id: 'result',
      header: t('past.result'),
      cell: ({ draw }: { draw: DrawResult }) => <NumberBalls small figures={figuresOf(draw.result)} label={drawText(draw.result)} />,
    },
    {
      id: 'payout',
      header: t('past.payout'),
      numeric: true,
      cell: ({ payout }: { payout: Units }) => format.money(money(payout), MONEY),
    },
  ]
  return (
    <>
      <dl className={styles.figures} aria-live="polite">
        <dt>{t('past.hits')}</dt>
        <dd>{t('past.hitsOf', { hits: format.number(past.hits.length), draws: format.number(past.draws) })}</dd>
        <dt>{t('past.stake')}</dt>
        <dd>{format.money(money(past.stake), MONEY)}</dd>
        <dt>{t('past.returned')}</dt>
        <dd>{format.money(money(past.returned), MONEY)}</dd>
        {past.rebate > 0n && (
          <>
            <dt>{t('past.rebate')}</dt>
            <dd>{format.money(money(past.rebate), MONEY)}</dd>
          </>
        )}
        <dt>{t('past.net')}</dt>
        <dd>
          <Amount value={money(past.net)} style={MONEY} />
        </dd>
      </dl>
      {past.unordered > 0 && <p className={styles.note}>{t('past.unordered', { count: past.unordered })}</p>}
      <DataTable
        label={t('past.hits')}
        columns={columns}
        rows={past.hits}
        rowKey={({ draw }) => draw.numero}
        dense
        empty={<p className={styles.note}>{t('past.noHits')}</p>}
      />
    </>
  )
}

/** What the line on the board would have come to on past draws: a look back, no advice. */
export const PastDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('receipts')
  const names = useNames()
  const { lottery, pricing, play } = useBetPanel()
  const [count, setCount] = useState<(typeof COUNTS)[number]>('50')
  const { data, isError, refetch } = useDrawResultsQuery({ gameCode: lottery.gameCode, limit: MOST })
  const draws = useMemo(() => data?.list.slice(0, Number(count)), [data, count])
  return (
    <Dialog title={t('past.title')} lead={t('past.lead')} size="large" onClose={onClose}>
      {!pricing.ok && <EmptyState title={t('past.none')} />}
      {pricing.ok && (
        <>
          <p className={styles.line}>
            <b>{names.play(play.id)}</b> {names.selection(pricing.priced.line)}
          </p>
          <Segmented
            label={t('past.draws')}
            options={COUNTS.map((value) => ({ value, label: t('past.last', { count: Number(value) }) }))}
            value={count}
            onChange={setCount}
          />
          {isError && <ErrorState onRetry={() => void refetch()} />}
          {!draws && !isError && <Skeleton height="240px" />}
          {draws?.length === 0 && <EmptyState title={t('past.empty')} />}
          {draws && draws.length > 0 && <PastFigures priced={pricing.priced} draws={draws} />}
        </>
      )}
    </Dialog>
  )
}
