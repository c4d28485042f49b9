import { useTranslation } from 'react-i18next'
import { type Money, toMoney, type Units, unitsOf } from '@portico/contract/kit/money'
import { useFormat } from '../../../i18n/use-language.tsx'
import { useBalanceQuery } from '../api.ts'
import { cx } from '../../../lib/cx.ts'
import sums from '../../../ui/sums/sums.module.css'
import type { Method } from './method-list.tsx'

interface SumsProps {
  readonly units: Units
  readonly method: Method
  readonly room: Money | undefined
}

/** What a deposit costs and brings, before it is made. */
export const Sums = ({ units, method, room }: SumsProps) => {
  const { t } = useTranslation('deposit')
  const format = useFormat()
  // Failure shown by ../components/balance.tsx, in the header of the same page.
  const { data } = useBalanceQuery({})
  const { currency } = method.min
  const fee = (units * BigInt(method.fee)) / 10_000n
  const money = (sum: Units) => format.money(toMoney(sum, currency), { min: 0 })
  const rows: [string, string][] = [
    [t('sum.pay'), money(units)],
    [t('fee.label'), money(fee)],
    ...(fee > 0n ? [[t('sum.credited'), money(units - fee)] satisfies [string, string]] : []),
    ...(data ? [[t('sum.after'), money(unitsOf(data.balance) + units - fee)] satisfies [string, string]] : []),
    ...(room && unitsOf(room) >= units ? [[t('sum.left'), money(unitsOf(room) - units)] satisfies [string, string]] : []),
  ]
  return (
    <dl className={cx(sums.sums, sums.small)} aria-label={t('sum.title')}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
