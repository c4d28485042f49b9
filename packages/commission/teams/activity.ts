import { parseUnits } from '@portico/contract/kit/money'
import { type Figures, NO_FIGURES } from '../bets/figures.ts'
import type { Tree } from '../kit/tree.ts'
import { DEPOSITS, TURNOVER } from './members.ts'

/** What makes a member count as active. */
export interface ActivityRow {
  /** The turnover from which on; null where turnover makes nobody active. */
  readonly bet: string | null
  /** Whether a deposit does. */
  readonly deposit: boolean
}

export interface Activity {
  readonly isActive: (figures: Figures) => boolean
  /** How many of a team are active though they did nothing: everybody, where no turnover is enough. */
  readonly idleOf: (holder: string) => bigint
}

const sizesOf = (tree: Tree): ReadonlyMap<string, bigint> => {
  const sizes = new Map(tree.topDown.map((id) => [id, 1n]))
  for (const id of tree.topDown.toReversed()) {
    const upline = tree.uplineOf(id)
    if (upline !== null) sizes.set(upline, (sizes.get(upline) ?? 0n) + (sizes.get(id) ?? 0n))
  }
  return sizes
}

export const createActivity = ({ bet, deposit }: ActivityRow, tree: Tree): Activity => {
  const least = bet === null ? null : parseUnits(bet)
  const isActive = (figures: Figures): boolean =>
    (least !== null && (figures.get(TURNOVER) ?? 0n) >= least) || (deposit && (figures.get(DEPOSITS) ?? 0n) > 0n)
  const sizes = isActive(NO_FIGURES) ? sizesOf(tree) : undefined
  return { isActive, idleOf: (holder) => sizes?.get(holder) ?? 0n }
}
