import type { RequestOf, ResponseOf } from '@portico/contract/kit/call'
import type { createChase } from '@portico/contract/bets/chase-calls'
import { toMoney } from '@portico/contract/kit/money'
import { derivedId, fingerprintOf } from '../../db/canonical.ts'
import { once } from '../../db/once.ts'
import type { Tx } from '../../db/open.ts'
import type { Eligibility } from '../../eligibility/index.ts'
import { Failure, refuse } from '../../failure.ts'
import type { Caller } from '../../http/bind.ts'
import { cashOf, findAccount, type Ledger, lockAccount, lockedOf, openAccount } from '../../ledger/index.ts'
import type { WithdrawPassword } from '../../withdraw-password/index.ts'
import type { Platform } from '../../platform.ts'
import { randomId } from '../../ports/random.ts'
import type { Offer } from '../offer/offer.ts'
import { hasIssueAt } from '../drawing/issue-store.ts'
import { type BonusPurse, checkMaxBet } from '../../turnover/index.ts'
import { readTerms } from '../placing/terms.ts'
import { draftPlan } from './draft.ts'
import { insertPlan, linesOf, planOf } from './store.ts'
import { toPlan, toPlanLine } from './serializer.ts'

type Answer = ResponseOf<typeof createChase>
type Buyer = Pick<Caller, 'memberId' | 'currency'>

/**
 * Makes a plan and locks its whole amount, or does neither. The same key answers the same again.
 * @throws Failure as the contract's `createChase` lists them
 */
export type CreateChase = (caller: Buyer, request: RequestOf<typeof createChase>, key: string, language?: string) => Promise<Answer>

export const createCreate = (
  platform: Platform,
  ledger: Ledger,
  passwords: Pick<WithdrawPassword, 'check'>,
  offer: Pick<Offer, 'game'>,
  eligibility: Pick<Eligibility, 'playAllowed'>,
  purse: Pick<BonusPurse, 'maxBet'>,
): CreateChase => {
  const { database, clock, random, brand, events } = platform
  const { orm } = database

  const lock = async (
    tx: Tx,
    { memberId, currency }: Buyer,
    planId: string,
    { gameCode, amount, at }: { gameCode: string; amount: bigint; at: Date },
  ) => {
    await openAccount(tx, lockedOf(memberId, currency))
    const { debitAfter } = await ledger.transfer(tx, {
      id: derivedId(planId, 'LOCK'),
      debit: cashOf(memberId, currency),
      credit: lockedOf(memberId, currency),
      amount,
      code: 'LOCK',
      ref: planId,
      product: gameCode,
      at,
    })
    return debitAfter ?? 0n
  }

  return async (caller, { withdrawPassword, ...request }, key, language = brand.defaultLanguage) => {
    const { memberId, currency } = caller
    const game = offer.game(request.gameCode) ?? refuse('GAME_UNKNOWN')
    const { maxPrizeGroup } = (await readTerms(orm, memberId, currency)) ?? refuse('NEED_TRUE_ACCOUNT')
    await passwords.check(caller, withdrawPassword)
    const maxBet = await purse.maxBet({ memberId, currency })
    const now = clock.now()
    const intent = { memberId, key, fingerprint: fingerprintOf({ call: 'createChase', ...request }), at: now }
    return orm.transaction((tx) =>
      once(tx, intent, async (): Promise<Answer> => {
        if (game.source === 'replay' && !(await hasIssueAt(tx, game.code, now))) throw new Failure('GAME_CLOSED')
        const planId = randomId(random)
        const { plan, lines, total } = draftPlan({ game, caller, request, maxPrizeGroup, planId, now, timeZone: brand.timeZone })
        checkMaxBet(maxBet, lines)
        // From here on nothing else spends from the account, so that what counts against the limits stays as it is read.
        await lockAccount(tx, (await findAccount(tx, cashOf(memberId, currency)))?.id ?? refuse('NEED_TRUE_ACCOUNT'))
        await eligibility.playAllowed(tx, { memberId, stake: total, currency, product: 'CHASE', at: now })
        await insertPlan(tx, plan, lines)
        const balance = await lock(tx, caller, planId, { gameCode: game.code, amount: total, at: now })
        const answer = {
          plan: toPlan((await planOf(tx, memberId, planId))!, language, brand),
          lines: (await linesOf(tx, planId)).map((line) => toPlanLine(line, currency)),
          balance: toMoney(balance, currency),
          serverNow: now.toISOString(),
        }
        await events.notify(tx, memberId, 'balance.changed', { balance: answer.balance })
        await events.notify(tx, memberId, 'chase.changed', { planId, gameCode: game.code, state: answer.plan.state })
        return answer
      }),
    )
  }
}
