import * as z from 'zod/mini'
import { call } from '../kit/call.ts'
import { money, requestAmount, wireAmount } from '../kit/money.ts'
import { checked, instant, int, listOf, text, upTo } from '../kit/wire.ts'
import { MOST_UPLOADS } from '../upload/shapes.ts'
import { institution, payeeKind, payeeView, payoutTimes, requirement, withdrawalState, withdrawalView } from './shapes.ts'

const withdrawalId = z.uuid()
const uploads = z._default(listOf(z.uuid(), 0, MOST_UPLOADS), [])

/** The member's own accounts that can be paid to, and the institutions there are. */
export const listPayees = call({
  method: 'GET',
  path: '/wps/withdraw/payees',
  token: true,
  account: 'real',
  response: () =>
    z.object({
      payees: z.array(payeeView),
      institutions: z.array(institution),
      /** In whose name an account has to be; null before the first one. */
      name: z.nullable(z.string()),
      serverNow: instant,
    }),
})

/** Adds an account in the member's own name, which is paid to after a day. Needs a fresh proof. */
export const addPayee = call({
  method: 'POST',
  path: '/wps/withdraw/payees/add',
  token: true,
  account: 'real',
  request: () => z.object({ kind: payeeKind, institution: text(40), account: text(40), name: text(100) }),
  response: () => z.object({ payee: payeeView }),
})

/** Removes an account. What is on its way to it still goes there. Needs a fresh proof. */
export const removePayee = call({
  method: 'POST',
  path: '/wps/withdraw/payees/remove',
  token: true,
  account: 'real',
  request: () => z.object({ payeeId: z.uuid() }),
  response: () => z.object({ payeeId: z.string() }),
})

/** What has to be known before money is asked for: bounds, fee, what is left to play, how long it takes. */
export const withdrawalTerms = call({
  method: 'GET',
  path: '/wps/withdraw/terms',
  token: true,
  account: 'real',
  response: () =>
    z.object({
      /** Whether anybody pays out now. */
      open: z.boolean(),
      balance: money,
      min: money,
      max: money,
      /** In parts of ten thousand. */
      fee: int(),
      /** Above it two people look at it. */
      twoPeopleAbove: money,
      /** How long its member is asked whether it arrived. */
      answerMinutes: int(),
      /** Whether a withdrawal password is set: without one nothing goes out. */
      passwordSet: z.boolean(),
      /** A password that was changed a short while ago holds payouts back until then. */
      heldUntil: z.nullable(instant),
      /** Those that are open, in the order they are worked off, and the latest that are not. */
      requirements: z.array(requirement),
      /** How often money that comes in has to be bet, as a decimal; 0 asks for nothing. */
      turnover: wireAmount,
      /** What may go out at once: the balance without what is owed and money that is still to be bet. */
      free: money,
      /** What was taken back after it had been spent: as much of the balance stays until what is won or given has paid it. */
      owed: money,
      /** What a withdrawal now would lose: the bonus money. Null while no bonus is active. */
      forfeits: z.nullable(money),
      /** What has to go back to an account of each kind before money goes to another; empty where nothing has to. */
      sameMethodFirst: z.array(z.object({ kind: payeeKind, amount: money })),
      /** What may still go out before its member has shown documents; null where nothing is asked of them. */
      unverified: z.nullable(money),
      times: z.array(payoutTimes),
      serverNow: instant,
    }),
})

/** Where a member's money is, by what may be done with it. */
export const walletParts = call({
  method: 'GET',
  path: '/wps/withdraw/parts',
  token: true,
  account: 'real',
  response: () =>
    z.object({
      /** Of the balance: what may go out at once. */
      free: money,
      /** Bonus money: it can be bet and not taken out. Absent while no bonus is active. */
      bonus: z.optional(money),
      /** Staked on draws that are to come. */
      openBets: z.object({ count: int(), stake: money }),
      /** Kept for plans that are under way. */
      setAside: money,
      /** Withdrawn and not arrived yet. */
      onItsWay: money,
      /** What was taken back after it had been spent; it is paid from what comes next. */
      owed: money,
      serverNow: instant,
    }),
})

/** Asks for money: it leaves the balance at once. Needs the withdrawal password and a fresh proof; while a bonus is active its loss has to be confirmed. */
export const createWithdrawal = call({
  method: 'POST',
  path: '/wps/withdraw',
  token: true,
  movesMoney: true,
  account: 'real',
  request: () =>
    z.object({ payeeId: z.uuid(), amount: requestAmount, withdrawPassword: z.optional(upTo(128)), forfeit: z.optional(z.boolean()) }),
  response: () => z.object({ withdrawalId: z.string(), state: withdrawalState, amount: money, balance: money }),
})

/** Withdrawals, the latest first. */
export const listWithdrawals = call({
  method: 'GET',
  path: '/wps/withdraw/list',
  token: true,
  account: 'real',
  response: () => z.object({ withdrawals: z.array(withdrawalView), serverNow: instant }),
})

/** One withdrawal with all that happened to it. */
export const withdrawalStatus = call({
  method: 'GET',
  path: '/wps/withdraw/status',
  token: true,
  account: 'real',
  request: () => z.object({ withdrawalId }),
  response: () => z.object({ withdrawal: withdrawalView, serverNow: instant }),
})

/** The member says how much of what was paid out arrived. The first answer stands; part and nothing need a proof and open a dispute. */
export const answerWithdrawal = call({
  method: 'POST',
  path: '/wps/withdraw/answer',
  token: true,
  account: 'real',
  request: () =>
    z.object({
      withdrawalId,
      answer: z.enum(['ALL', 'PART', 'NOTHING']),
      /** What arrived, of a part. */
      amount: z.optional(requestAmount),
      text: z._default(upTo(1000), ''),
      uploads,
    }),
  response: () => z.object({ withdrawal: withdrawalView, serverNow: instant }),
})

/** The member says something more in a dispute. */
export const writeInDispute = call({
  method: 'POST',
  path: '/wps/withdraw/dispute/write',
  token: true,
  account: 'real',
  request: () => z.object({ withdrawalId, text: checked(z.string(), z.minLength(1), z.maxLength(1000)), uploads }),
  response: () => z.object({ withdrawal: withdrawalView, serverNow: instant }),
})

/** The member says that the rest has arrived, which ends a dispute. */
export const restArrived = call({
  method: 'POST',
  path: '/wps/withdraw/dispute/arrived',
  token: true,
  account: 'real',
  request: () => z.object({ withdrawalId }),
  response: () => z.object({ withdrawal: withdrawalView, serverNow: instant }),
})
