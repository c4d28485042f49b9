import type { Tx } from '../../db/open.ts'
import { runIn } from '../../db/run-in.ts'
import { Failure } from '../../failure.ts'
import { findAccount, type Ledger, lockedOf, PLACE_BETS, placeValues } from '../../ledger/index.ts'
import type { Platform } from '../../platform.ts'
import { randomId } from '../../ports/random.ts'
import { setPlan } from '../bets/store.ts'
import { findHeadroom } from '../limits/headroom.ts'
import type { Offer } from '../offer/offer.ts'
import { readTerms } from '../placing/terms.ts'
import { type DueLine, lockDueLine } from './due-store.ts'
import { changeLine } from './store.ts'
import { createNotifyOwner } from './unlock-missed.ts'

export interface BetLineOptions {
  /** Whether the end of its issue's betting may have passed. */
  readonly late: boolean
}

/** Bets a line of a plan; one that is not due, or for which the issue has no headroom, is left as it is. */
export type BetLine = (due: DueLine, options: BetLineOptions) => Promise<void>

export const createBetLine = (platform: Platform, ledger: Ledger, offer: Pick<Offer, 'game'>): BetLine => {
  const { database, clock, random, log } = platform
  const notifyOwner = createNotifyOwner(platform)

  /** Bets a line out of what is locked for it, at the price it was made at. */
  const bet = async (tx: Tx, due: DueLine, houseId: bigint, { late }: BetLineOptions): Promise<void> => {
    const at = clock.now()
    const found = await lockDueLine(tx, due, at, late)
    if (!found) return
    const { plan, line, issueId } = found
    const { memberId, currency, gameCode, gameType } = plan
    const game = offer.game(gameCode)
    const terms = await readTerms(tx, memberId, currency)
    const account = await findAccount(tx, lockedOf(memberId, currency))
    if (!game || !terms || !account) throw new Error(`a line of the plan ${plan.id} has no lottery or no account`)
    const id = randomId(random)
    const { multiple, stake, rebate, maxPayout } = line
    const lines = [{ ...plan, id, multiple, stake, rebate, maxPayout }]
    const common = { issueId, memberId, accountId: account.id, currency, lines }
    // No caller's key has a colon.
    const key = `chase:${plan.id}:${line.numero}`
    const loads = await findHeadroom(tx, { ...common, game })
    const { maxPrizeGroup } = terms
    const [placed] = await runIn(
      tx,
      PLACE_BETS,
      placeValues({ ...common, cash: false, late, at, houseId, maxPrizeGroup, key, fingerprint: '', gameCode, gameType, loads }),
    )
    if (!placed) return
    await setPlan(tx, id, plan.id)
    await changeLine(tx, plan.id, line.numero, { state: 'PLACED', changedAt: at })
    await notifyOwner(tx, plan, plan.state)
  }

  return async (due, options) => {
    try {
      const houseId = await ledger.houseAccount('house:gaming', due.currency)
      await database.orm.transaction((tx) => bet(tx, due, houseId, options))
    } catch (error) {
      // The issue has no headroom for it now; it may have later, and otherwise the line is missed.
      if (!(error instanceof Failure)) throw error
      log.debug({ ...due, code: error.code }, 'a line of a plan found no headroom')
    }
  }
}
