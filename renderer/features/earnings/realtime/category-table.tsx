import { toMoney, unitsOf } from '@portico/contract/kit/money'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { failureKey } from '../../../api/failure.ts'
import { decimalsOf } from '../../../core/office-page/figures.ts'
import { Figure } from '../../../core/office-page/figure.tsx'
import { useFormat } from '../../../i18n/use-language.tsx'
import { useTypeName } from '../../../i18n/use-type-name.ts'
import { cx } from '../../../lib/cx.ts'
import { type Column, DataTable } from '../../../ui/data-table/data-table.tsx'
import { EmptyState } from '../../../ui/state/state.tsx'
import cards from '../../../core/office-page/cards.module.css'
import { type Category, type Day, useRealtimeCategoriesQuery } from './api.ts'
import { Exact } from './exact.tsx'
import { sumsOf } from './windows-of.ts'
import styles from './tables.module.css'

interface CategoryTableProps {
  readonly date: string
  readonly day: Day
  readonly isToday: boolean
}

const isOff = ({ rates: { loss, win } }: Category): boolean => Number(loss) === 0 && Number(win) === 0

/** What bets of each category brought on the day, by the rates of the contract. */
export const CategoryTable = ({ date, day, isToday }: CategoryTableProps) => {
  const { t } = useTranslation(['earnings', 'errors'])
  const format = useFormat()
  const typeName = useTypeName()
  const question = { day: date, ranUntil: day.ranUntil ?? day.from }
  const { data, currentData, error, refetch } = useRealtimeCategoriesQuery(question)
  const { currency } = day.batch
  // What brings something first, what is switched off last.
  const rows = useMemo(
    () =>
      (error && !currentData ? [] : (data?.list ?? [])).toSorted(
        (a, b) =>
          Number(isOff(a)) - Number(isOff(b)) ||
          Number(a.category === 'ALL') - Number(b.category === 'ALL') ||
          Number(unitsOf(b.yours) - unitsOf(a.yours)),
      ),
    [data, currentData, error],
  )
  const several = day.contracts.length > 1
  const sum = (of: (row: Category) => { readonly amount: string; readonly currency: string }) =>
    rows.reduce((all, row) => all + unitsOf(of(row)), 0n)
  const { amount, bets } = sumsOf(day)
  const rest = amount - sum(({ yours }) => yours)
  const size = rest < 0n ? -rest : rest
  // Each window is cut once, and so is what each downline gets of it: the day by category is cut less often.
  const isRounding = size <= BigInt(day.windows.length * (1 + day.below) + rows.length)
  const columns = useMemo((): readonly Column<Category>[] => {
    const decimals = decimalsOf(rows.flatMap(({ lost, won }) => [lost, won]))
    const rate = (value: string) => format.number(value, { minimumFractionDigits: 2, maximumFractionDigits: 4 })
    const nameOf = ({ category, code }: Category): string =>
      [category === 'ALL' ? t('allOthers') : typeName(category), several && code].filter(Boolean).join(' ')
    return [
      {
        id: 'category',
        header: t('day.column.category'),
        label: nameOf,
        cell: (row) => <b className={cx(isOff(row) && styles.off)}>{nameOf(row)}</b>,
      },
      { id: 'loss', header: t('day.column.lost'), numeric: true, cell: (row) => (isOff(row) ? '' : rate(row.rates.loss)) },
      { id: 'win', header: t('day.column.won'), numeric: true, cell: (row) => (isOff(row) ? '' : rate(row.rates.win)) },
      {
        id: 'min',
        header: t('day.column.from'),
        numeric: true,
        cell: (row) => (
          <span className={styles.soft}>{isOff(row) ? t('day.off') : format.number(row.rates.min, { maximumFractionDigits: 4 })}</span>
        ),
      },
      { id: 'bets', header: t('day.column.bets'), numeric: true, cell: (row) => format.number(row.bets) },
      { id: 'lost', header: t('day.column.lostStake'), numeric: true, cell: ({ lost }) => <Figure value={lost} decimals={decimals} /> },
      { id: 'won', header: t('day.column.wonStake'), numeric: true, cell: ({ won }) => <Figure value={won} decimals={decimals} /> },
      { id: 'yours', header: t('column.yours'), numeric: true, cell: (row) => <Exact value={row.yours} strong={!isOff(row)} /> },
    ]
  }, [rows, t, format, typeName, several])
  const decimals = decimalsOf(rows.flatMap(({ lost, won }) => [lost, won]))
  return (
    <section className={styles.part}>
      <header className={styles.head}>
        <h2>{t(isToday ? 'day.byCategory' : 'day.byCategoryThen')}</h2>
        <span>{t('day.inPercent')}</span>
      </header>
      <div className={cx(styles.table, cards.cards)}>
        <DataTable
          dense
          label={t(isToday ? 'day.byCategory' : 'day.byCategoryThen')}
          columns={columns}
          rows={rows}
          rowKey={({ code, category }) => `${code} ${category}`}
          total={
            rows.length > 0
              ? {
                  label: t('day.total'),
                  cells: {
                    bets: format.number(bets),
                    lost: (
                      <Figure
                        value={toMoney(
                          sum(({ lost }) => lost),
                          currency,
                        )}
                        decimals={decimals}
                      />
                    ),
                    won: (
                      <Figure
                        value={toMoney(
                          sum(({ won }) => won),
                          currency,
                        )}
                        decimals={decimals}
                      />
                    ),
                    yours: <Exact value={toMoney(amount, currency)} strong />,
                  },
                }
              : undefined
          }
          loading={!data && !error}
          expected={4}
          error={error && t(`errors:${failureKey(error)}`)}
          onRetry={() => void refetch()}
          empty={<EmptyState title={t('day.noContract')} />}
        />
      </div>
      <p className={styles.note}>{t('day.rules')}</p>
      {currentData && rest !== 0n && (
        <p className={cx(styles.note, !isRounding && styles.differs)}>
          {t(isRounding ? 'day.rounding' : 'day.restDiffers')} <Exact value={toMoney(rest, currency)} signed />
        </p>
      )}
    </section>
  )
}
