import { parseUnits, type Units } from '@portico/contract/kit/money'
import { book, createHolder, type EarningRule, type Holder, type LedgerRow } from './holder.ts'

/** So many points, and only multiples of them, for so much cash; at least `min` points at a time. */
export interface ConvertRule {
  readonly points: number
  readonly cash: Units
  readonly min: number
}

interface Bet {
  readonly holder: Holder
  readonly category: string
  readonly valid: Units
  isVoid: boolean
}

export interface Stock {
  readonly points: number
  left: number
}

export interface Redemption {
  readonly holder: Holder
  readonly stock: Stock
  readonly quantity: number
  readonly cost: number
  status: 'PROCESSING' | 'APPROVED' | 'REJECTED'
}

/** Where points are earned and spent. */
export interface Mall {
  readonly rules: ReadonlyMap<string, EarningRule>
  readonly convert: ConvertRule
  readonly stocks: ReadonlyMap<string, Stock>
  readonly holders: Map<string, Holder>
  readonly bets: Map<string, Bet>
  readonly redemptions: Map<string, Redemption>
  readonly ledger: LedgerRow[]
}

export interface WireMall {
  readonly rules: Readonly<Record<string, { readonly per: string; readonly points: number }>>
  readonly convert: { readonly points: number; readonly cash: string; readonly min: number }
  readonly items: readonly { readonly item: string; readonly points: number; readonly stock: number }[]
}

export const createMall = ({ rules, convert, items }: WireMall): Mall => ({
  rules: new Map(Object.entries(rules).map(([category, { per, points }]) => [category, { per: parseUnits(per), points }])),
  convert: { ...convert, cash: parseUnits(convert.cash) },
  stocks: new Map(items.map(({ item, points, stock }) => [item, { points, left: stock }])),
  holders: new Map(),
  bets: new Map(),
  redemptions: new Map(),
  ledger: [],
})

export const holderOf = ({ holders }: Mall, id: string): Holder => {
  const holder = holders.get(id) ?? createHolder(id)
  holders.set(id, holder)
  return holder
}

/** Books a change of points under the event that made it. */
export const bookChange = ({ ledger }: Mall, holder: Holder, event: string, change: number): void => {
  const row = book(holder, event, change)
  if (row !== null) ledger.push(row)
}
