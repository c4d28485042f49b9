import type { RequestOf, ResponseOf } from '@portico/contract/kit/call'
import { freeOf } from '@portico/commission/wagering/player'
import { formatUnits, toMoney } from '@portico/contract/kit/money'
import type {
  answerWithdrawal,
  listWithdrawals,
  withdrawalStatus,
  withdrawalTerms,
  writeInDispute,
} from '@portico/contract/withdrawal/calls'
import type { Cashier } from '../cashier/index.ts'
import { refuse } from '../failure.ts'
import type { Documents } from '../documents/index.ts'
import { balancesOf, type Ledger, receivableOf } from '../ledger/index.ts'
import type { Notices } from '../notices/index.ts'
import type { Platform } from '../platform.ts'
import type { BonusPurse } from '../turnover/index.ts'
import type { Uploads } from '../uploads/index.ts'
import { createDesk, type WithdrawalDesk } from './desk.ts'
import { createHearPayout } from './hear.ts'
import { createLetters } from './letters.ts'
import { createMoney } from './money.ts'
import { createOutcomes } from './outcome.ts'
import { createParts } from './parts.ts'
import { createPayees, type Payees, type PayeesDeps } from './payees.ts'
import { createPayouts, type PayoutWork } from './payouts.ts'
import { createReceipts, type Receipts } from './receipts.ts'
import { createRequests, type RequestDeps, type Requester, type Requests } from './request.ts'
import { createSameMethod } from './same-method.ts'
import { createSteps } from './steps.ts'
import { findWithdrawal, UUID, type WithdrawalRow, withdrawalsOf } from './store.ts'
import { createVerified } from './verified.ts'
import { createViews } from './view.ts'

const MOST_LISTED = 20

type Answered = Promise<ResponseOf<typeof withdrawalStatus>>

/** Money on its way out, and what its members say of it. Nothing here asks whether somebody may play: whoever may not may still withdraw. */
export interface Withdrawals {
  readonly payees: Payees
  readonly create: Requests['create']
  terms(caller: Requester): Promise<ResponseOf<typeof withdrawalTerms>>
  readonly parts: ReturnType<typeof createParts>
  list(caller: Requester): Promise<ResponseOf<typeof listWithdrawals>>
  /** @throws Failure WITHDRAWAL_UNKNOWN */
  status(caller: Requester, withdrawalId: string): Answered
  answer(caller: Requester, request: RequestOf<typeof answerWithdrawal>): Answered
  write(caller: Requester, request: RequestOf<typeof writeInDispute>): Answered
  restArrived(caller: Requester, withdrawalId: string): Answered
  /** Sends, asks and lets go on whatever is due. */
  readonly work: PayoutWork['run']
  readonly remind: Receipts['remind']
  readonly desk: WithdrawalDesk
}

export interface WithdrawalsDeps
  extends Omit<RequestDeps, 'ways' | 'purse' | 'sameMethod' | 'verified' | 'money' | 'step'>,
    Omit<PayeesDeps, 'ways' | 'config' | 'proofs'> {
  readonly cashier: Pick<Cashier, 'ways' | 'onPayout'>
  readonly uploads: Uploads
  readonly ledger: Ledger
  readonly notices: Pick<Notices, 'tell'>
  readonly documents: Pick<Documents, 'openStep'>
  readonly purse: Pick<BonusPurse, 'standing' | 'forfeit' | 'left'>
}

export const createWithdrawals = (platform: Platform, deps: WithdrawalsDeps): Withdrawals => {
  const { database, clock } = platform
  const { config, ledger, cashier, uploads, withdrawPassword, turnover } = deps
  const { ways } = cashier
  const db = database.orm

  const payees = createPayees(platform, { ...deps, ways })
  const step = createSteps(platform, { uploads, write: createLetters(platform, deps.notices) })
  const money = createMoney(platform, ledger)
  const outcomes = createOutcomes(platform, { config, money, step })
  const sameMethod = createSameMethod(config, ways)
  const verified = createVerified(platform, deps)
  const requests = createRequests(platform, { ...deps, ways, sameMethod, verified, money, step })
  const payouts = createPayouts(platform, { ways, outcomes, step, admit: requests.admit })
  const receipts = createReceipts(platform, { config, step })
  const views = createViews(platform, { payees, uploads })
  cashier.onPayout(createHearPayout(platform, outcomes))

  const one = async (row: WithdrawalRow): Answered => {
    const [withdrawal] = await views.of(db, [row])
    return { withdrawal: withdrawal!, serverNow: clock.now().toISOString() }
  }

  return {
    payees,
    create: requests.create,
    terms: async (caller) => {
      const { memberId, currency } = caller
      const balance = (await ledger.balanceOf(memberId, currency)) ?? refuse('NEED_TRUE_ACCOUNT')
      const { requirements, toBet } = await turnover.standing({ memberId, currency })
      const passwordHold = await requests.heldUntil(caller)
      const forfeits = await deps.purse.left({ memberId, currency })
      const unverified = await verified.room(db, caller)
      const receivable = receivableOf(memberId, currency)
      const due = -((await balancesOf(db, [receivable]))(receivable) ?? 0n)
      const owed = await sameMethod.owed(db, caller, await sameMethod.kinds())
      return {
        open: ways.payers().length > 0,
        balance: toMoney(balance, currency),
        min: toMoney(config.min, currency),
        max: toMoney(config.max, currency),
        fee: config.fee,
        twoPeopleAbove: toMoney(config.twoPeopleAbove, currency),
        answerMinutes: config.answerMinutes,
        passwordSet: await withdrawPassword.isSet(caller),
        heldUntil: passwordHold?.toISOString() ?? null,
        requirements: [...requirements],
        turnover: formatUnits(config.turnover.times),
        free: toMoney(freeOf(balance - due, toBet), currency),
        owed: toMoney(due, currency),
        forfeits: forfeits === null ? null : toMoney(forfeits, currency),
        sameMethodFirst: owed.map(({ kind, amount }) => ({ kind, amount: toMoney(amount, currency) })),
        unverified: unverified === null ? null : toMoney(unverified, currency),
        times: await views.times(db),
        serverNow: clock.now().toISOString(),
      }
    },
    parts: createParts(platform, turnover, deps.purse),
    list: async ({ memberId }) => ({
      withdrawals: await views.of(db, await withdrawalsOf(db, memberId, MOST_LISTED)),
      serverNow: clock.now().toISOString(),
    }),
    status: async ({ memberId }, withdrawalId) => {
      const row = UUID.test(withdrawalId) ? await findWithdrawal(db, withdrawalId) : undefined
      return one(row?.memberId === memberId ? row : refuse('WITHDRAWAL_UNKNOWN'))
    },
    answer: async (caller, request) => one(await receipts.answer(caller, request)),
    write: async (caller, request) => one(await receipts.write(caller, request)),
    restArrived: async (caller, withdrawalId) => one(await receipts.restArrived(caller, withdrawalId)),
    work: payouts.run,
    remind: receipts.remind,
    desk: createDesk(platform, { config, views, money, outcomes, payouts, step }),
  }
}
