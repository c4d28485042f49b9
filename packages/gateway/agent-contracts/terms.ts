import { type ContractKind, isSalary, paysStakes, SALARIES } from '@portico/contract/commission/kinds'
import { hash } from 'node:crypto'
import type { ContractTerms, ContractTier } from '@portico/contract/agent-contract/terms-shapes'
import { formatUnits, parseUnits } from '@portico/contract/kit/money'
import { canonicalJson } from '@portico/lottery/canonical'
import type { AgentRules } from '../agent-settings.ts'

const plain = (decimal: string): string => formatUnits(parseUnits(decimal))
const plainOrNull = (decimal: string | null | undefined): string | null => (decimal ? plain(decimal) : null)

const plainTier = ({ turnover, active, loss, rate }: ContractTier, takesLoss: boolean): ContractTier => ({
  turnover: plainOrNull(turnover),
  active: active ?? null,
  // Where it has no place it is left in, so that it is refused and not forgotten.
  ...(takesLoss || (loss ?? null) !== null ? { loss: plainOrNull(loss) } : {}),
  rate: plain(rate),
})

const plainCap = <Policy extends { readonly cap: string | null }>(policy: Policy): Policy => ({ ...policy, cap: plainOrNull(policy.cap) })

/** The terms as they are stored and hashed: what belongs to the kind, all of it said, amounts and rates with four places. */
export const plainTerms = (kind: ContractKind, terms: ContractTerms): ContractTerms => {
  const { period, progressive, tiers, rates, deduct, ownLoss, negative } = terms
  if (paysStakes(kind)) {
    const rows = Object.entries(rates).map(([category, row]) => [
      category,
      { loss: plain(row.loss), win: plain(row.win), min: plain(row.min) },
    ])
    return { progressive: false, tiers: [], rates: Object.fromEntries(rows) }
  }
  const salary = { progressive, tiers: tiers.map((tier) => plainTier(tier, kind === 'dividend')), rates: {} }
  if (kind !== 'dividend') return salary
  return {
    ...salary,
    ...(period === undefined ? {} : { period }),
    deduct: deduct ?? { rebate: true, promo: true, salary: true },
    ownLoss: ownLoss?.policy === 'CARRY' ? plainCap(ownLoss) : { policy: 'NO_CARRY' },
    negative: negative === undefined || negative.policy === 'FLOOR' ? { policy: 'FLOOR' } : plainCap(negative),
  }
}

export interface Agreement {
  readonly kind: ContractKind
  readonly holder: string
  /** Null is the company. */
  readonly payer: string | null
  readonly currency: string
  readonly timeZone: string
  readonly from: string | null
  readonly terms: ContractTerms
}

/** The text that both sides hold, in no language, and its hash. */
export const textOf = (agreement: Agreement, { active, payDays }: AgentRules): { readonly text: string; readonly hash: string } => {
  const { kind } = agreement
  const rules = { ...(paysStakes(kind) ? {} : { active }), ...(isSalary(kind) && SALARIES[kind].waits ? { payDays } : {}) }
  const text = canonicalJson({ form: 'portico agent contract 1', ...agreement, ...rules })
  return { text, hash: hash('sha256', text) }
}

/** Says which contracts end: what somebody saw is what is agreed to. */
export const endsHash = (ids: readonly string[]): string => hash('sha256', canonicalJson(ids.toSorted()))
