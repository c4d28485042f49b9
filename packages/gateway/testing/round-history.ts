import { ONE, parseUnits } from '@portico/contract/kit/money'
import { expect } from 'vitest'
import { readConfig } from '../config.ts'
import { Failure } from '../failure.ts'
import { bonusOf, findAccount } from '../ledger/index.ts'
import { randomId, seededRandom } from '../ports/random.ts'
import { testGateway } from './gateway.ts'
import { findingsOf } from './outcomes.ts'
import { modelPlayer } from './round-model.ts'
import { type Seat, vendorAt } from './vendor.ts'

const WAIVED_BELOW = '8'
const MINUTE = 60_000

export interface RoundHistories {
  readonly seed: string
  readonly players: number
  readonly steps: number
}

/**
 * Players at a vendor's game with what it does at random, each step compared to the last unit with what the rules make of the same. Answers
 * what was reached.
 */
export const playRounds = async ({ seed, players: count, steps }: RoundHistories): Promise<ReadonlySet<string>> => {
  const random = seededRandom(seed)
  const below = (bound: number): number => new DataView(random.bytes(4).buffer).getUint32(0) % bound
  const pick = <Value>(values: readonly Value[]): Value => values[below(values.length)]!
  const { withdrawals } = readConfig({ BRAND: 'aurora', WITHDRAW_TURNOVER_WAIVED_BELOW: WAIVED_BELOW })
  const gateway = await testGateway({ lotteries: [], config: { withdrawals } })
  const reached = new Set<string>()
  try {
    await gateway.eligibility.start()
    const pearl = await vendorAt(gateway)
    const now = () => gateway.clock.now().getTime()
    const inTx = gateway.database.orm.transaction.bind(gateway.database.orm)

    const openOne = async () => {
      const cash = pick(['0', '20', '100'])
      return {
        seat: await pearl.seat(cash),
        model: modelPlayer(parseUnits(cash), parseUnits(WAIVED_BELOW)),
        sent: [] as (() => Promise<void>)[],
      }
    }
    type Playing = Awaited<ReturnType<typeof openOne>>

    const grant = async ({ seat, model }: Playing): Promise<string> => {
      const [id, amount, minutes] = [randomId(random), parseUnits(pick(['10', '50.0001', '100'])), 1 + below(20)]
      const required = (amount * parseUnits(pick(['0.5', '1', '3']))) / ONE
      const expiresAt = new Date(now() + minutes * MINUTE)
      const work = { ...seat.caller, id, amount, required, expiresAt, weights: null, maxBet: null, code: 'PROMOTION' }
      const isGranted = model.grant(id, amount, required, now(), expiresAt.getTime())
      try {
        await inTx((tx) => gateway.turnover.purse.grant(tx, work))
        expect(isGranted).toBe(true)
        return 'GRANTED'
      } catch (error) {
        if (!(error instanceof Failure)) throw error
        expect(isGranted, error.code).toBe(false)
        return error.code
      }
    }

    /** Sends it, compares the answer, and keeps it to be sent again. */
    const say = async (one: Playing, send: () => ReturnType<Seat['bet']>, status: string): Promise<string> => {
      const first = await send()
      expect(first['status']).toBe(status)
      if (status === 'OK')
        one.sent.push(async () => {
          const again = await send()
          if (again['status'] === 'OK') expect(again).toMatchObject({ replay: true, balance: first['balance'] })
          else expect(again['status']).toBe('ALREADY_ROLLED_BACK')
        })
      return status
    }

    const anyRound = ({ model }: Playing): string | undefined => {
      const all = [...model.rounds.keys()]
      return all.length === 0 ? undefined : pick(all.slice(-4))
    }

    const step = async (one: Playing): Promise<string> => {
      const { seat, model, sent } = one
      const what = below(100)
      const roundId = anyRound(one)
      if (what < 6) return grant(one)
      if (what < 8) {
        model.leave(now())
        await inTx((tx) => gateway.turnover.purse.forfeit(tx, seat.caller))
        return 'LEFT'
      }
      if (what < 12) {
        gateway.clock.advance(below(4) * MINUTE)
        return 'WAITED'
      }
      if (what < 20 && sent.length > 0) {
        await pick(sent)()
        return 'SENT_AGAIN'
      }
      if (what < 55 || roundId === undefined) {
        const into = roundId !== undefined && below(3) === 0 ? roundId : randomId(random)
        const all = model.purse.cash + model.purse.bonus
        const isAll = all > 0n && below(5) === 0
        const [txId, amount] = [randomId(random), isAll ? Number(all) : 1 + below(300_000)]
        // A stake looks at the bonus first, and writes down what is over.
        model.look(now())
        return say(one, () => seat.bet({ txId, roundId: into, amount }), model.bet(into, txId, BigInt(amount), now()))
      }
      const { bets } = model.rounds.get(roundId)!
      const betTxId = below(2) === 0 ? pick(bets).id : undefined
      const txId = randomId(random)
      if (what < 80) {
        const [amount, roundClosed] = [pick([0, below(400_000), below(1_000)]), below(3) > 0]
        const status = model.win(roundId, betTxId, BigInt(amount), now(), roundClosed)
        return say(one, () => seat.win({ txId, roundId, amount, roundClosed, ...(betTxId === undefined ? {} : { betTxId }) }), status)
      }
      if (what < 90) {
        const status = model.rollback(roundId, betTxId, now())
        return say(one, () => seat.rollback({ txId, ...(betTxId === undefined ? { roundId } : { betTxId }) }), status)
      }
      model.close(roundId, now())
      await seat.close(roundId)
      return 'CLOSED'
    }

    const players: Playing[] = []
    for (let n = 0; n < count; n++) players.push(await openOne())
    for (let n = 0; n < steps; n++) {
      const one = pick(players)
      gateway.clock.advance(1)
      const { model, seat } = one
      // What ran out a job writes down, unless a stake that is taken did before.
      if (model.bonus && model.bonus.endsAt <= now()) {
        reached.add('EXPIRED')
        model.look(now())
        await inTx((tx) => gateway.turnover.purse.review(tx, seat.caller))
      }
      const [before, status] = [model.bonus, await step(one)]
      reached.add(status)
      if (before && model.bonus !== before) reached.add(before.status)
      const bonus = (await findAccount(gateway.database.orm, bonusOf(seat.memberId, 'VND')))?.balance ?? 0n
      expect({ n, status, cash: await seat.balance(), bonus }).toEqual({ n, status, cash: model.purse.cash, bonus: model.purse.bonus })
    }
    expect(await findingsOf(gateway)).toEqual([])
    return reached
  } finally {
    await gateway.close()
  }
}
