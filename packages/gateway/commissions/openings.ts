import type { Units } from '@portico/contract/kit/money'
import type { Queryable } from '../db/open.ts'
import { standingsAt } from './standing-store.ts'
import type { StoredCarried, StoredOpening } from './store.ts'

/** What is left of a loss or of a debt, and the period of the contract that it comes from. */
export interface OpenDebt {
  readonly index: number
  readonly period: string
  readonly left: Units
}

export interface Opening {
  readonly contract: string
  readonly index: number
  readonly losses: readonly OpenDebt[]
  readonly debts: readonly OpenDebt[]
}

/** What contracts began a period with, each part with its source. */
export const readOpenings = async (db: Queryable, opening: Readonly<Record<string, StoredOpening>>): Promise<Opening[]> => {
  const all = Object.entries(opening)
  const places = all.flatMap(([contractId, { losses, debts }]) => [...losses, ...debts].map(([index]) => ({ contractId, index })))
  const labels = new Map((await standingsAt(db, places)).map(({ contractId, index, label }) => [`${contractId} ${index}`, label]))
  return all.map(([contract, { index, losses, debts }]) => {
    const read = (open: StoredCarried['debts']): OpenDebt[] =>
      open.map(([of, left]) => ({ index: of, period: labels.get(`${contract} ${of}`) ?? '', left: BigInt(left) }))
    return { contract, index, losses: read(losses), debts: read(debts) }
  })
}
