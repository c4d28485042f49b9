import type { ContractTier } from '@portico/contract/agent-contract/terms-shapes'

/** From one edge to the next, with the tier that begins there; none does in the first one, where every tier asks for more. */
export interface Band {
  readonly from: number
  readonly tier?: { readonly index: number; readonly rate: string; readonly active: number }
}

/** Where amounts lie between the edges of tiers, which stand equally far apart however far their amounts do. */
export interface TierScale {
  readonly bands: readonly Band[]
  /** A share of the whole, from 0 to 1. */
  readonly positionOf: (amount: number) => number
  readonly bandOf: (amount: number) => number
}

/** `by`: the condition that the bar is of. Undefined where no tier asks for any of it. */
export const tierScale = (tiers: readonly ContractTier[], by: 'turnover' | 'loss', amounts: readonly number[]): TierScale | undefined => {
  const starts = new Map<number, { readonly index: number; readonly rate: string; readonly active: number }>()
  for (const [index, tier] of tiers.entries()) {
    const from = Number(tier[by] ?? 0)
    const known = starts.get(from)
    if (!known || Number(tier.rate) > Number(known.rate)) starts.set(from, { index, rate: tier.rate, active: tier.active ?? 0 })
  }
  const edges = [...new Set([0, ...starts.keys()])].toSorted((a, b) => a - b)
  if (edges.length < 2) return undefined
  const bands = edges.map((from) => ({ from, ...(starts.has(from) && { tier: starts.get(from)! }) }))
  const last = edges.at(-1)!
  const end = Math.max(last * 2, ...amounts.map((amount) => amount * 1.2))
  const bandOf = (amount: number): number =>
    Math.max(
      0,
      edges.findLastIndex((edge) => edge <= amount),
    )
  const positionOf = (amount: number): number => {
    const band = bandOf(amount)
    const [from, to] = [edges[band]!, edges[band + 1] ?? end]
    const within = Math.min(1, Math.max(0, (amount - from) / (to - from)))
    return (band + within) / edges.length
  }
  return { bands, positionOf, bandOf }
}
