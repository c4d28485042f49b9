import type { RequestOf, ResponseOf } from '@portico/contract/kit/call'
import type { cancelChase } from '@portico/contract/bets/chase-calls'
import { toMoney } from '@portico/contract/kit/money'
import { fingerprintOf } from '../../db/canonical.ts'
import { once } from '../../db/once.ts'
import type { Tx } from '../../db/open.ts'
import { Failure, refuse } from '../../failure.ts'
import type { Caller } from '../../http/bind.ts'
import { cashOf, findAccount } from '../../ledger/index.ts'
import type { Platform } from '../../platform.ts'
import type { Refunds } from './refund.ts'
import { endPlan, type LineWithBet, linesOf, lockPlan, planOf } from './store.ts'
import { toPlan, toPlanLine } from './serializer.ts'

type Request = RequestOf<typeof cancelChase>
type Answer = ResponseOf<typeof cancelChase>

/**
 * Gives back what is not sealed: the issues named, or all that remain. What went back before is passed over.
 * @throws Failure CHASE_UNKNOWN, ISSUE_UNKNOWN; ISSUE_CLOSED when an issue named, or all that remain, are sealed
 */
export type CancelChase = (
  caller: Pick<Caller, 'memberId' | 'currency'>,
  request: Request,
  key: string,
  language?: string,
) => Promise<Answer>

/** Lines whose stake can still go back, as far as the plan knows: pending, or with a waiting bet. */
const isOpen = ({ line, bet }: LineWithBet): boolean => line.state === 'PENDING' || (line.state === 'PLACED' && bet?.state === 'WAITING')

/** Whether its betting is over: it is bet yet or missed, whatever its owner has learnt of the draw meanwhile. */
const isOver = ({ line }: LineWithBet, at: Date): boolean => line.state === 'PENDING' && line.sealAt <= at

const chosenOf = (lines: readonly LineWithBet[], numeros: readonly string[] | undefined): LineWithBet[] => {
  if (!numeros) return lines.filter(isOpen)
  return numeros.map((numero) => lines.find(({ line }) => line.numero === numero) ?? refuse('ISSUE_UNKNOWN'))
}

export const createCancel = (platform: Platform, refunds: Refunds): CancelChase => {
  const { database, clock, brand, events } = platform

  const cancel = async (tx: Tx, memberId: string, { planId, numeros }: Request, at: Date) => {
    const plan = await lockPlan(tx, planId)
    if (!plan || plan.memberId !== memberId) throw new Failure('CHASE_UNKNOWN')
    const chosen = chosenOf(await linesOf(tx, planId), numeros)
    if (numeros && chosen.some((line) => isOver(line, at))) throw new Failure('ISSUE_CLOSED')
    const open = chosen.filter((line) => !isOver(line, at))
    const refund = await refunds.unsealed(tx, plan, open, 'CANCELLED', at)
    const after = await linesOf(tx, planId)
    const stillPlaced = new Set(after.filter(({ line }) => line.state === 'PLACED').map(({ line }) => line.numero))
    // All or nothing of what was named; of the rest, whatever there is.
    if (numeros?.some((numero) => stillPlaced.has(numero)) || (refund.amount === 0n && chosen.length > 0 && !numeros))
      throw new Failure('ISSUE_CLOSED')
    if (plan.state === 'ACTIVE' && refund.amount > 0n && !after.some(({ line }) => line.state === 'PENDING'))
      await endPlan(tx, planId, 'CANCELLED', at)
    return refund
  }

  return async ({ memberId, currency }, request, key, language = brand.defaultLanguage) => {
    const at = clock.now()
    const intent = { memberId, key, fingerprint: fingerprintOf({ call: 'cancelChase', ...request }), at }
    return database.orm.transaction((tx) =>
      once(tx, intent, async (): Promise<Answer> => {
        const { amount, balance } = await cancel(tx, memberId, request, at)
        const cash = balance ?? (await findAccount(tx, cashOf(memberId, currency)))?.balance ?? 0n
        const answer = {
          plan: toPlan((await planOf(tx, memberId, request.planId))!, language, brand),
          lines: (await linesOf(tx, request.planId)).map((line) => toPlanLine(line, currency)),
          given: toMoney(amount, currency),
          balance: toMoney(cash, currency),
          serverNow: at.toISOString(),
        }
        if (amount > 0n) {
          const { planId, gameCode, state } = answer.plan
          await events.notify(tx, memberId, 'balance.changed', { balance: answer.balance })
          await events.notify(tx, memberId, 'chase.changed', { planId, gameCode, state })
        }
        return answer
      }),
    )
  }
}
