import type { TeamFigures, TeamMember } from '@portico/contract/agent/shapes'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/use-language.tsx'
import { arranged, type TableLayout } from '../../../core/office-table/layout.ts'
import { cx } from '../../../lib/cx.ts'
import { Link } from '../../../lib/link.tsx'
import type { OfficeColumn } from '../../../core/office-table/office-table.tsx'
import type { Members } from '../api.ts'
import { decimalsOf } from '../../../core/office-page/figures.ts'
import { type RowKind, type Sort, type View, withRows, writeView } from '../model/view.ts'
import { lineAddress } from '../line/line-address.ts'
import { Figure } from '../../../core/office-page/figure.tsx'
import figure from '../../../core/office-page/figure.module.css'
import styles from './downlines.module.css'

/** A column on the screen and its text in an export. */
export interface DownlineColumn extends OfficeColumn<TeamMember> {
  readonly text: (row: TeamMember) => string
}

type MoneyName = 'stake' | 'payout' | 'rebate' | 'profit' | 'validBet' | 'deposits' | 'withdrawals' | 'balance'

const MONEY: readonly { name: MoneyName; rows?: RowKind; sort?: Sort }[] = [
  { name: 'stake', rows: 'BETS' },
  { name: 'payout', rows: 'BETS', sort: 'payout' },
  { name: 'rebate', rows: 'BETS' },
  { name: 'profit', rows: 'BETS', sort: 'profit' },
  { name: 'validBet', rows: 'BETS', sort: 'validBet' },
  { name: 'deposits', rows: 'DEPOSITS', sort: 'deposits' },
  { name: 'withdrawals', rows: 'WITHDRAWALS', sort: 'withdrawals' },
  { name: 'balance', sort: 'balance' },
]

/** What net is made of: always in a file, so that it can be checked there. */
const IN_NET: ReadonlySet<string> = new Set(['stake', 'payout', 'rebate', 'profit'])

/** The gateway sorts; a column only has to say that it can be sorted. */
const sortable = { sortBy: () => 0 }

/** Every digit that an amount has, whatever the page shown rounds to. */
const exact = (amount: string) => amount.replace(/\.?0+$/, '')

/** The columns of a file: those that are shown, and all that net is made of. */
export const fileColumns = (columns: readonly DownlineColumn[], layout: TableLayout): readonly DownlineColumn[] => {
  const visible = arranged(layout)
  return [...visible, ...[...IN_NET].filter((id) => !visible.includes(id))].flatMap(
    (id) => columns.find((column) => column.id === id) ?? [],
  )
}

/** Every column of the downlines, for the page of rows that is shown. */
export const useColumns = (members: Members | undefined, view: View): readonly DownlineColumn[] => {
  const { t } = useTranslation('agent')
  const format = useFormat()
  return useMemo(() => {
    const rowsOf = (kind: RowKind, account?: string) => writeView(withRows(view, kind, account)).toString()
    const totals: TeamFigures | undefined = members?.totals
    const moneyColumn = ({ name, rows, sort }: (typeof MONEY)[number]): DownlineColumn => {
      const values = members?.list.map((row) => row.figures[name]) ?? []
      const decimals = decimalsOf(totals ? [...values, totals[name]] : values)
      const signed = name === 'profit'
      return {
        id: name,
        header: t(`column.${name}`),
        numeric: true,
        ...(sort && sortable),
        cell: (row) => (
          <Figure value={row.figures[name]} decimals={decimals} signed={signed} {...(rows && { rows: rowsOf(rows, row.account) })} />
        ),
        total: totals && <Figure value={totals[name]} decimals={decimals} signed={signed} />,
        text: (row) => exact(row.figures[name].amount),
      }
    }
    return [
      ...MONEY.map(moneyColumn),
      {
        id: 'nickname',
        header: t('column.nickname'),
        cell: (row) => <span className={styles.soft}>{row.nickname}</span>,
        text: (row) => row.nickname,
      },
      {
        id: 'level',
        header: t('column.level'),
        numeric: true,
        ...sortable,
        cell: (row) => <span className={styles.soft}>{format.number(row.level)}</span>,
        text: (row) => String(row.level),
      },
      {
        id: 'downlines',
        header: t('column.downlines'),
        numeric: true,
        ...sortable,
        cell: (row) =>
          row.downlines === 0 ? (
            <span className={styles.dim}>{format.number(0)}</span>
          ) : (
            <Link to={lineAddress(view, row.account)} className={figure.rows}>
              {format.number(row.downlines)} <span className="visually-hidden">{t('below', { account: row.account })}</span>
            </Link>
          ),
        text: (row) => String(row.downlines),
      },
      {
        id: 'joinedAt',
        header: t('column.joinedAt'),
        ...sortable,
        cell: (row) => <span className={styles.dim}>{format.instant(row.joinedAt, 'date')}</span>,
        text: (row) => row.joinedAt,
      },
      {
        id: 'seenAt',
        header: t('column.seenAt'),
        cell: (row) => (
          <span className={styles.dim}>
            {row.seenAt && members ? format.ago(row.seenAt, Date.parse(members.serverNow), 'narrow') : t('never')}
          </span>
        ),
        text: (row) => row.seenAt ?? '',
      },
      {
        id: 'state',
        header: t('column.state'),
        cell: (row) => <span className={cx(styles.state, row.state === 'BLOCKED' && styles.blocked)}>{t(`state.${row.state}`)}</span>,
        text: (row) => t(`state.${row.state}`),
      },
    ]
  }, [members, view, t, format])
}
