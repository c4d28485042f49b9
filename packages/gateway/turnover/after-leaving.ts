import { freeOf, underTurnover } from '@portico/commission/wagering/player'
import type { PlayedBets } from '@portico/commission/wagering/played-bets'
import type { Units } from '@portico/contract/kit/money'
import type { Queryable } from '../db/open.ts'
import { balancesOf, cashOf, receivableOf } from '../ledger/index.ts'
import { openBets, type TurnoverBet } from '../reports/index.ts'
import { leftOf } from './left.ts'
import { progressOf } from './progress.ts'
import type { Owner, RequirementRow } from './store.ts'

interface Queue {
  readonly bonus: RequirementRow
  /** Active ones with the bonus. */
  readonly rows: readonly RequirementRow[]
  readonly bets: readonly TurnoverBet[]
  readonly uses: ReadonlyMap<string, Units>
  readonly contributions: PlayedBets['contributions']
}

/** What could go out once the bonus is left: what it used of bets stays used, and what is left may be too little to ask anything for. */
export const freeAfterLeaving = async (
  db: Queryable,
  owner: Owner,
  { bonus, rows, bets, uses, contributions }: Queue,
  waivedBelow: Units,
): Promise<Units> => {
  const used = new Map(uses)
  for (const [betId, done] of contributions)
    for (const { requirement, used: part } of done) if (requirement.id === bonus.id) used.set(betId, (used.get(betId) ?? 0n) + part)
  const { queue } = progressOf(
    rows.filter(({ id }) => id !== bonus.id),
    bets,
    used,
  )
  const [cash, owed] = [cashOf(owner.memberId, owner.currency), receivableOf(owner.memberId, owner.currency)]
  const balanceOf = await balancesOf(db, [cash, owed])
  const isWaived = (await leftOf(db, owner)) + (await openBets(db, owner)).stake < waivedBelow
  return freeOf((balanceOf(cash) ?? 0n) + (balanceOf(owed) ?? 0n), isWaived ? 0n : underTurnover(queue))
}
