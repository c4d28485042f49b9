import type { ContractTerms } from '@portico/contract/agent-contract/terms-shapes'
import type { CommissionLineView } from '@portico/contract/commission/line-shapes'
import { type Money, toMoney, unitsOf } from '@portico/contract/kit/money'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/use-language.tsx'
import { baseOf, countField, moneyField } from '../../core/office-page/line-fields.ts'
import type { Step } from '../../core/office-page/line-steps.ts'

type Name = Step['name'] | 'amount'

/** Why a step of two versions of a line is what it is in the later one, in a clause; nothing where its name says all. */
export const useWhy = (before: CommissionLineView, after: CommissionLineView, terms: ContractTerms | undefined) => {
  const { t } = useTranslation('earnings')
  const format = useFormat()
  const base = baseOf(after)
  const by = after.kind === 'dividend' ? 'loss' : 'turnover'
  const money = (value: Money) => format.money(value, { min: 0, max: 4 })
  const edgeOf = (index: number) => toMoney(BigInt(Math.round(Number(terms?.tiers[index]?.[by] ?? 0) * 10_000)), after.amount.currency)

  /** How far the later version is from the tier that decided. */
  const tierWhy = (): string => {
    const [was, is] = [countField(before, 'tier'), countField(after, 'tier')]
    const lost = was !== undefined && (is === undefined || is < was) ? was : undefined
    const decided = lost ?? is
    if (!base || decided === undefined || !terms) return ''
    const [edge, number] = [edgeOf(decided), format.number(decided + 1)]
    const rest = unitsOf(base) - unitsOf(edge)
    const amount = money(toMoney(rest < 0n ? -rest : rest, base.currency))
    if (lost === undefined) return unitsOf(edge) === 0n ? '' : t('why.tierAbove', { amount, number })
    if (rest < 0n) return t('why.tierShort', { amount, number })
    const [needed, active] = [terms.tiers[lost]?.active ?? 0, countField(after, 'active') ?? 0]
    return t('why.tierActive', { number, needed: format.number(needed), active: format.number(active) })
  }

  const grossWhy = (): string => {
    const tier = countField(after, 'tier')
    const rate = tier === undefined ? undefined : terms?.tiers[tier]?.rate
    const whole = moneyField(after, 'base') ?? base
    return rate === undefined || !whole || terms?.progressive
      ? ''
      : t('why.gross', { base: money(whole), rate: format.percent(Number(rate) / 100, 4) })
  }

  return (name: Name): string => {
    if (name === 'tier') return tierWhy()
    if (name === 'gross') return grossWhy()
    if (name === 'amount') return t(after.kind === 'rebate' ? 'why.rebate' : 'why.amount')
    return name === 'turnover' || name === 'loss' || name === 'active' || name === 'deducted' || name === 'bets' ? t(`why.${name}`) : ''
  }
}
