import { CHECK_VIOLATION, sqlState } from '../../db/errors.ts'
import type { Database, Row } from '../../db/open.ts'
import { firstAnswer } from '../../db/once.ts'
import { runIn } from '../../db/run-in.ts'
import { PLACE_BETS, type Placement, placeValues } from '../../ledger/index.ts'
import { mayFit, usualLoads } from '../limits/load.ts'
import { findHeadroom } from '../limits/headroom.ts'
import type { LotteryGame } from '../offer/game.ts'

/**
 * Runs `PLACE_BETS` within the limits: with each line counted where the member's lines usually are, and when there is no room there,
 * once more with headroom looked for under lock. Undefined when nothing was placed for another reason, a key seen before among them.
 * @throws Failure PLAY_LIMIT_REACHED, PAYOUT_LIMIT_REACHED, EXPOSURE_LIMIT_REACHED
 */
export const runPlacement = async (
  database: Pick<Database, 'orm' | 'run'>,
  game: LotteryGame,
  placement: Omit<Placement, 'loads'>,
): Promise<Row | undefined> => {
  const { memberId, currency, lines, key, fingerprint } = placement
  const loads = usualLoads(game, currency, memberId, lines)
  if (mayFit(loads)) {
    try {
      return (await database.run(PLACE_BETS, placeValues({ ...placement, loads })))[0]
    } catch (error) {
      if (sqlState(error) !== CHECK_VIOLATION) throw error
    }
  }
  if (await firstAnswer(database.orm, { memberId, key, fingerprint })) return undefined
  return database.orm.transaction(async (tx) => {
    const headrooms = await findHeadroom(tx, { game, ...placement })
    return (await runIn(tx, PLACE_BETS, placeValues({ ...placement, loads: headrooms })))[0]
  })
}

/** A placement and the lottery it is on. */
export interface PlacementOn {
  readonly game: LotteryGame
  readonly placement: Omit<Placement, 'loads'>
}

/** Undoes the transaction that it is thrown in. */
export class NothingPlaced extends Error {}

/**
 * The same on several issues in one transaction: on all of them, or on none. The issues are taken in one order, so that two slips that
 * share some never wait for each other in a ring. Answers what the last statement did.
 * @throws Failure as `runPlacement`
 */
export const runPlacements = async (database: Pick<Database, 'orm'>, all: readonly PlacementOn[]): Promise<Row | undefined> => {
  const { memberId, key, fingerprint } = all[0]!.placement
  if (await firstAnswer(database.orm, { memberId, key, fingerprint })) return undefined
  const inOrder = all.toSorted((one, other) => Number(one.placement.issueId - other.placement.issueId))
  try {
    return await database.orm.transaction(async (tx) => {
      let last: Row | undefined
      for (const { game, placement } of inOrder) {
        const loads = await findHeadroom(tx, { game, ...placement })
        last = (await runIn(tx, PLACE_BETS, placeValues({ ...placement, loads })))[0]
        if (!last) throw new NothingPlaced()
      }
      return last
    })
  } catch (error) {
    if (error instanceof NothingPlaced) return undefined
    throw error
  }
}
