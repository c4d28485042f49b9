import type { Units } from '@portico/contract/kit/money'
import type { Database, Row, Tx } from '../../db/open.ts'
import { runIn } from '../../db/run-in.ts'
import { least } from '../../kit/least.ts'
import { bonusOf, findAccount, type Placement, splitPlacement, totalStake } from '../../ledger/index.ts'
import { type BonusPurse, cashFirst, checkMaxBet, type PurseStanding } from '../../turnover/index.ts'
import { findHeadroom } from '../limits/headroom.ts'
import type { PlacementOn } from './run-placement.ts'
import { NothingPlaced } from './run-placement.ts'

/**
 * Places the lines where cash does not suffice and a bonus is active, in one transaction: cash is staked first, then bonus money. Undefined
 * when nothing was placed, because there is not enough of both or for a reason still to be found.
 * @throws Failure BONUS_MAX_BET, and as `runPlacement`
 */
export const runSplit = async (
  database: Pick<Database, 'orm'>,
  purse: Pick<BonusPurse, 'standing'>,
  all: readonly PlacementOn[],
): Promise<Row | undefined> => {
  const { memberId, currency } = all[0]!.placement
  const inOrder = all.toSorted((one, other) => Number(one.placement.issueId - other.placement.issueId))

  const place = async (tx: Tx, { bonusId, cash }: PurseStanding): Promise<Row | undefined> => {
    const account = await findAccount(tx, bonusOf(memberId, currency))
    if (!account) return undefined
    let [left, last]: [Units, Row | undefined] = [cash, undefined]
    for (const { game, placement } of inOrder) {
      const lines = cashFirst(placement.lines, left)
      left -= least(left, totalStake(lines))
      const loads = await findHeadroom(tx, { game, ...placement })
      const whole: Placement & { bonus: NonNullable<Placement['bonus']> } = {
        ...placement,
        lines,
        loads,
        bonus: { id: bonusId, accountId: account.id },
      }
      last = (await runIn(tx, ...splitPlacement(whole)))[0]
      if (!last) throw new NothingPlaced()
    }
    return last
  }

  try {
    return await database.orm.transaction(async (tx) => {
      const standing = await purse.standing(tx, { memberId, currency })
      if (!standing || !all.every(({ placement }) => standing.pays(placement.gameType))) return undefined
      const lines = inOrder.flatMap(({ placement }) => placement.lines)
      checkMaxBet(standing.maxBet, lines)
      return standing.cash + standing.bonus < totalStake(lines) ? undefined : place(tx, standing)
    })
  } catch (error) {
    if (error instanceof NothingPlaced) return undefined
    throw error
  }
}
