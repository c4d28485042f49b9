import type { TeamMover } from '@portico/contract/agent/shapes'
import { toMoney, unitsOf } from '@portico/contract/kit/money'
import TrendingDown from 'lucide-react/icons/arrow-down-to-line'
import TrendingUp from 'lucide-react/icons/arrow-up-to-line'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import cards from '../../../core/office-page/cards.module.css'
import { Figure } from '../../../core/office-page/figure.tsx'
import { decimalsOf } from '../../../core/office-page/figures.ts'
import { LIVE } from '../../../core/office-page/live.ts'
import { OPENED_HERE } from '../../../core/office-page/opened-here.ts'
import { useDayWords } from '../../../i18n/use-day-words.ts'
import { useFormat } from '../../../i18n/use-language.tsx'
import { cx } from '../../../lib/cx.ts'
import { Link } from '../../../lib/link.tsx'
import { type Column, DataTable } from '../../../ui/data-table/data-table.tsx'
import { Sparkline } from '../../../ui/line-chart/line-chart.tsx'
import { Segmented } from '../../../ui/segmented/segmented.tsx'
import { lineAddress } from '../line/line-address.ts'
import { changed, type View, withRows, writeView } from '../model/view.ts'
import { type Movers as Answer, useTeamMoversQuery } from './api.ts'
import { ChangePart } from './change-part.tsx'
import { useReason } from './use-reason.ts'
import styles from './movers.module.css'

const KINDS = ['ALL', 'BRANCHES', 'ACCOUNTS'] as const
type Kind = (typeof KINDS)[number]
const MOST = 5

const changeIn = ({ validBet, before }: TeamMover) => unitsOf(validBet) - unitsOf(before)

const useColumns = (view: View, data: Answer | undefined): readonly Column<TeamMover>[] => {
  const { t } = useTranslation('agentDay')
  const format = useFormat()
  const reasonOf = useReason()
  const week = data ? changed(view, { preset: undefined, days: data.days }) : view
  const list = data?.list ?? []
  const decimals = decimalsOf(list.flatMap(({ validBet, before }) => [validBet, before]))
  const compact = (amount: number) => format.number(amount, { notation: 'compact', maximumFractionDigits: 1 })
  const sumOf = (values: readonly number[]) => values.reduce((all, each) => all + each, 0)
  const rowsOf = (row: TeamMover) => writeView(withRows(week, 'BETS', row.account)).toString()
  return [
    {
      id: 'account',
      header: t('movers.column.account'),
      label: (row) => row.account,
      cell: (row) => (
        <span className={styles.account}>
          {changeIn(row) > 0n ? (
            <TrendingUp aria-hidden="true" className={styles.gain} />
          ) : (
            <TrendingDown aria-hidden="true" className={styles.loss} />
          )}
          {row.branch ? (
            <Link to={lineAddress(week, row.account)}>
              {row.account} <span className="visually-hidden">{t('movers.branch')}</span>
            </Link>
          ) : (
            <Link to={{ search: rowsOf(row) }} state={OPENED_HERE}>
              {row.account}
            </Link>
          )}
        </span>
      ),
    },
    {
      id: 'trend',
      header: t('movers.column.trend'),
      cell: ({ byDay, ...row }) => {
        const values = byDay.map(({ amount }) => Number(amount))
        const half = values.length / 2
        const label = t('movers.trend', { before: compact(sumOf(values.slice(0, half))), now: compact(sumOf(values.slice(half))) })
        return (
          <span className={cx(styles.trend, changeIn({ byDay, ...row }) > 0n ? styles.up : styles.down)}>
            <Sparkline label={label} values={values} />
          </span>
        )
      },
    },
    {
      id: 'validBet',
      header: t('movers.column.validBet'),
      numeric: true,
      cell: (row) => <Figure value={row.validBet} decimals={decimals} {...(!row.branch && { rows: rowsOf(row) })} />,
    },
    {
      id: 'before',
      header: t('movers.column.before'),
      numeric: true,
      cell: (row) => <Figure value={row.before} decimals={decimals} />,
    },
    {
      id: 'change',
      header: t('movers.column.change'),
      numeric: true,
      cell: (row) => <Figure signed value={toMoney(changeIn(row), row.validBet.currency)} decimals={decimals} />,
    },
    {
      id: 'part',
      header: t('movers.column.part'),
      numeric: true,
      cell: (row) =>
        row.isNew ? (
          <span className={styles.dim}>{t('movers.new')}</span>
        ) : (
          <ChangePart now={row.validBet} before={row.before} none={t('movers.new')} />
        ),
    },
    { id: 'reason', header: t('movers.column.reason'), cell: (row) => <span className={styles.reason}>{reasonOf(row)}</span> },
  ]
}

/** Whose valid bet rose and fell most in a week, and what stands out of each [AGENT-01]. */
export const Movers = ({ view }: { readonly view: View }) => {
  const { t } = useTranslation('agentDay')
  const days = useDayWords()
  const [of, setOf] = useState<Kind>('ALL')
  const { data, currentData, isError, refetch } = useTeamMoversQuery({ to: view.days.to, scope: view.scope, of }, LIVE)
  const columns = useColumns(view, data)
  const failed = isError && !data
  return (
    <section aria-labelledby="agent-movers" className={cx(styles.movers, !currentData && data && styles.stale)}>
      <header>
        <h2 id="agent-movers">{t('movers.title')}</h2>
        {data && <span className={styles.dim}>{t('movers.days', { days: days.range(data.days), before: days.range(data.before) })}</span>}
        <Segmented
          className={styles.kinds}
          label={t('movers.of.label')}
          options={KINDS.map((value) => ({ value, label: t(`movers.of.${value}`) }))}
          value={of}
          onChange={setOf}
        />
      </header>
      <div className={cards.cards}>
        <DataTable
          dense
          label={t('movers.title')}
          columns={columns}
          rows={data?.list ?? []}
          rowKey={(row) => row.account}
          loading={!data && !failed}
          expected={MOST}
          error={failed && t('fault.title', { ns: 'common' })}
          onRetry={() => void refetch()}
          empty={<p className={styles.none}>{t('movers.none')}</p>}
        />
      </div>
    </section>
  )
}
