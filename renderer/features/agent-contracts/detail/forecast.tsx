import { type ContractKind, isWithinDay } from '@portico/contract/commission/kinds'
import type { ContractForecast, ContractPeriod, ContractPeriodResult } from '@portico/contract/agent-contract/forecast-shapes'
import { type Money, toMoney, unitsOf } from '@portico/contract/kit/money'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Figure } from '../../../core/office-page/figure.tsx'
import { decimalsOf } from '../../../core/office-page/figures.ts'
import { useFormat } from '../../../i18n/use-language.tsx'
import { type Column, DataTable } from '../../../ui/data-table/data-table.tsx'
import { cx } from '../../../lib/cx.ts'
import cards from '../../../core/office-page/cards.module.css'
import styles from './detail.module.css'

interface ForecastProps {
  readonly forecast: ContractForecast
  readonly kind: ContractKind
  readonly currency: string
}

/** What the terms would have paid in the last periods beside what is in force, and which condition was missed where it is nothing. */
export const Forecast = ({ forecast, kind, currency }: ForecastProps) => {
  const { t } = useTranslation('contracts')
  const format = useFormat()
  const money = (amount: string) => ({ amount, currency })
  const { periods, present } = forecast
  const decimals = decimalsOf(periods.flatMap(({ present: now, next }) => [money(next.amount), ...(now ? [money(now.amount)] : [])]))
  const result = (of: ContractPeriodResult | null) => {
    if (!of) return '–'
    const { short } = of
    return (
      <>
        <Figure value={money(of.amount)} decimals={decimals} />
        {short && <small className={styles.short}>{t(`short.${short.condition}`, { missing: format.number(short.missing) })}</small>}
      </>
    )
  }
  const difference = ({ present: now, next }: ContractPeriod) =>
    toMoney(unitsOf(money(next.amount)) - (now ? unitsOf(money(now.amount)) : 0n), currency)
  const base = (period: ContractPeriod) => money(kind === 'dividend' ? period.loss : period.turnover)
  const columns: readonly Column<ContractPeriod>[] = [
    {
      id: 'period',
      header: t('forecast.period'),
      cell: ({ from }) => format.instant(from, isWithinDay(kind) ? 'moment' : 'day'),
    },
    {
      id: 'base',
      header: t(kind === 'dividend' ? 'forecast.loss' : 'forecast.turnover'),
      numeric: true,
      cell: (period) => <Figure value={base(period)} decimals={decimals} />,
    },
    { id: 'active', header: t('forecast.active'), numeric: true, cell: ({ active }) => format.number(active) },
    ...(present === null
      ? []
      : [{ id: 'present', header: present, numeric: true, cell: ({ present: now }: ContractPeriod) => result(now) }]),
    { id: 'next', header: t(present === null ? 'forecast.pays' : 'forecast.next'), numeric: true, cell: ({ next }) => result(next) },
    ...(present === null
      ? []
      : [
          {
            id: 'difference',
            header: t('forecast.difference'),
            numeric: true,
            cell: (period: ContractPeriod) => <Figure value={difference(period)} decimals={decimals} signed />,
          },
        ]),
  ]
  const total = (of: (period: ContractPeriod) => Money) =>
    toMoney(
      periods.reduce((sum, period) => sum + unitsOf(of(period)), 0n),
      currency,
    )
  const totals: Readonly<Record<string, ReactNode>> = {
    // What a period lost is carried into the next by terms of their own, so losses add up to nothing that is paid by.
    ...(kind === 'dividend' ? {} : { base: <Figure value={total(base)} decimals={decimals} /> }),
    ...(present === null
      ? {}
      : {
          present: <Figure value={total(({ present: now }) => money(now?.amount ?? '0.0000'))} decimals={decimals} />,
          difference: <Figure value={total(difference)} decimals={decimals} signed />,
        }),
    next: <Figure value={total(({ next }) => money(next.amount))} decimals={decimals} />,
  }
  return (
    <section>
      <h2>{t('forecast.title', { count: periods.length })}</h2>
      <p className={styles.soft}>
        {t('forecast.lead')} {kind === 'dividend' && t('forecast.carried')}
      </p>
      <div className={cx(cards.cards)}>
        <DataTable
          dense
          label={t('forecast.title', { count: periods.length })}
          columns={columns}
          rows={periods}
          rowKey={({ label }) => label}
          {...(periods.length > 1 && { total: { label: t('forecast.total'), cells: totals } })}
        />
      </div>
    </section>
  )
}
