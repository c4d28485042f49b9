import { randomUUID } from 'node:crypto'
import { type Case, handOf, must } from '../case.ts'
import { newBet } from '../seat.ts'

const DAY = 86_400_000
const PLACES = 4

/** What was agreed with a vendor: currencies, what a round may pay, what may be given away. */
export const TERMS: readonly Case[] = [
  {
    id: 'W22',
    title: 'of free rounds no more are played than were given, each once',
    needs: ['campaign'],
    play: async ({ seat: sit, hands, client }) => {
      const seat = await sit()
      const start = await seat.balance()
      const campaignId = randomUUID()
      await handOf(hands, 'campaign')({ campaignId, kind: 'FREE_ROUNDS', rounds: 2, budget: 0, endsAt: client.now() + DAY })
      const play = (index: number, more = {}) => seat.bet({ amount: 0, freeRound: { campaignId, index }, ...more })
      const first = newBet()
      must('the first', await play(1, first), { status: 'OK', balance: start })
      must('the first again', await play(1, first), { status: 'OK', replay: true })
      must('the first by another id', await play(1), { status: 'FREE_ROUNDS_USED' })
      must('the second', await play(2), { status: 'OK' })
      must('a third', await play(3), { status: 'FREE_ROUNDS_USED' })
      must('with a stake', await play(2, { amount: seat.unit }), { status: 'INVALID_AMOUNT' })
      must('of a campaign that is none', await seat.bet({ amount: 0, freeRound: { campaignId: 'none', index: 1 } }), {
        status: 'CAMPAIGN_CLOSED',
      })
      const win = { roundId: first.roundId, betTxId: first.txId, type: 'freeRound' }
      must('what it won', await seat.win(win), { status: 'OK', balance: start + seat.unit })
    },
  },
  {
    id: 'W32',
    title: 'amounts have the places that are agreed, and no more',
    play: async ({ seat: sit, hands }) => {
      const places = hands.exponent && hands.fresh ? [0, 2, 5, 6, 4] : [undefined]
      for (const each of places) {
        if (each !== undefined) await hands.exponent!(each)
        const seat = await sit()
        if (each !== undefined) must('the session', { exponent: seat.currencyExponent }, { exponent: Math.min(each, PLACES) })
        const start = await seat.balance()
        must('a stake of whole steps', await seat.bet({ amount: seat.unit + seat.step }), { status: 'OK' })
        if (seat.step > 1) {
          must('a part of a step', await seat.bet({ amount: seat.unit + 1 }), { status: 'INVALID_AMOUNT' })
          must('half a step', await seat.bet({ amount: seat.unit + seat.step / 2 }), { status: 'INVALID_AMOUNT' })
        }
        must('afterwards', { balance: await seat.balance() }, { balance: start - seat.unit - seat.step })
      }
    },
  },
  {
    id: 'W39',
    title: 'an award is paid once, within its budget and its time',
    needs: ['campaign'],
    play: async ({ seat: sit, hands, client }) => {
      const seat = await sit()
      const start = await seat.balance()
      const [campaignId, over] = [randomUUID(), randomUUID()]
      const campaign = { kind: 'AWARD', rounds: 0, budget: 3 * seat.unit } as const
      await handOf(hands, 'campaign')({ ...campaign, campaignId, endsAt: client.now() + DAY })
      await handOf(hands, 'campaign')({ ...campaign, campaignId: over, endsAt: client.now() - 1 })
      const one = { txId: randomUUID(), campaignId, amount: 2 * seat.unit }
      must('the award', await seat.award(one), { status: 'OK', balance: start + 2 * seat.unit })
      must('the award again', await seat.award(one), { status: 'OK', replay: true })
      must('beyond the budget', await seat.award({ campaignId, amount: 2 * seat.unit }), { status: 'CAMPAIGN_CLOSED' })
      must('of nothing', await seat.award({ campaignId, amount: 0 }), { status: 'INVALID_AMOUNT' })
      must('too late', await seat.award({ campaignId: over }), { status: 'CAMPAIGN_CLOSED' })
      must('of a campaign that is none', await seat.award({ campaignId: 'none' }), { status: 'CAMPAIGN_CLOSED' })
      must('afterwards', { balance: await seat.balance() }, { balance: start + 2 * seat.unit })
    },
  },
  {
    id: 'W41',
    title: 'a round pays no more than is agreed, and what is beyond moves nothing',
    needs: ['mostPayout'],
    play: async ({ seat: sit, hands }) => {
      const before = await sit()
      await handOf(hands, 'mostPayout')(5 * before.unit)
      const seat = await sit()
      must('the session', seat.limits, { maxPayout: 5 * before.unit })
      const start = await seat.balance()
      const bet = newBet()
      await seat.bet(bet)
      const win = (amount: number, txId = randomUUID()) => seat.win({ roundId: bet.roundId, betTxId: bet.txId, amount, txId })
      must('within it', await win(3 * seat.unit), { status: 'OK', balance: start + 2 * seat.unit })
      must('beyond it', await win(2 * seat.unit + seat.step), {
        status: 'LIMIT_REACHED',
        limit: { kind: 'MAX_PAYOUT', remaining: 2 * seat.unit },
        balance: start + 2 * seat.unit,
      })
      must('what is left of it', await win(2 * seat.unit), { status: 'OK', balance: start + 4 * seat.unit })
      must('with its bet', await seat.both({ winAmount: 5 * seat.unit + seat.step }), {
        status: 'LIMIT_REACHED',
        balance: start + 4 * seat.unit,
      })
      await handOf(hands, 'mostPayout')(before.limits.maxPayout)
    },
  },
]
