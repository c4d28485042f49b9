import { randomUUID } from 'node:crypto'
import { must } from '../../case.ts'
import { Deviation } from '../../deviation.ts'
import type { VendorCase, VendorSeat, VendorTable } from '../table.ts'

/** The round is over at the wallet. */
export const ended = ({ books, until }: VendorTable, roundId: string): Promise<void> =>
  until('the end of the round', () => [...books.rounds.values()].some((round) => round.roundId === roundId && round.isClosed))

/** What a seat's transactions come to. */
export const sumOf = (seat: VendorSeat, kind: string): number =>
  seat
    .txs()
    .filter((tx) => tx.kind === kind && !tx.isBack)
    .reduce((sum, { amount }) => sum + amount, 0)

/** How rounds are played where nothing goes wrong. */
export const VENDOR_ROUNDS: readonly VendorCase[] = [
  {
    id: 'O9',
    title: 'a round is one stake of its player, and is ended',
    play: async (table) => {
      const seat = await table.sit()
      const { roundId } = await seat.play()
      await ended(table, String(roundId))
      const [bet, ...more] = seat.calls('wallet/bet')
      must('stakes', { more: more.length }, { more: 0 })
      const { books, STAKE } = table
      must('the stake', bet?.content ?? {}, { roundId, amount: STAKE, currency: 'VND', gameCode: books.gameCode })
      must('the balance', { is: seat.money() }, { is: seat.balance - STAKE + sumOf(seat, 'WIN') })
      for (const win of seat.calls('wallet/win')) must('a win', win.content, { roundId, gameCode: books.gameCode })
    },
  },
  {
    id: 'O10',
    title: 'one request of a page is one round, sent again and sent twice at once',
    play: async (table) => {
      const seat = await table.sit()
      const requestId = randomUUID()
      const [one, other] = await Promise.all([seat.play({ requestId }), seat.play({ requestId })])
      const third = await seat.play({ requestId })
      must('the rounds', { other: other.roundId, third: third.roundId }, { other: one.roundId, third: one.roundId })
      must('stakes', { count: seat.calls('wallet/bet').length }, { count: 1 })
    },
  },
  {
    id: 'O11',
    title: 'a stake outside the limits, or that the currency cannot write, is not asked for',
    play: async ({ books, sit, STAKE }) => {
      const before = { ...books.terms }
      try {
        Object.assign(books.terms, { exponent: 0, minStake: STAKE, maxStake: 2 * STAKE })
        const seat = await sit()
        for (const stake of [STAKE - 10_000_000, 2 * STAKE + 10_000_000, STAKE + 5_000]) {
          const { status } = await seat.play({ stake })
          if (status === 'OK') throw new Deviation(`a stake of ${stake} was taken for one`)
        }
        must('stakes', { count: seat.calls('wallet/bet').length }, { count: 0 })
        must('the least', await seat.play({ stake: STAKE }), { status: 'OK' })
      } finally {
        Object.assign(books.terms, before)
      }
    },
  },
  {
    id: 'O12',
    title: 'a round begins no sooner after another than the jurisdiction allows',
    play: async (table) => {
      const { books, sit, pass } = table
      books.terms.minimumRoundMs = 5_000
      try {
        const seat = await sit()
        must('the first', await seat.play(), { status: 'OK' })
        must('at once', await seat.play(), { status: 'TOO_MANY_REQUESTS' })
        for (let waited = 0; waited < 5_250; waited += 250) await pass(250)
        must('later', await seat.play(), { status: 'OK' })
        must('stakes', { count: seat.calls('wallet/bet').length }, { count: 2 })
      } finally {
        books.terms.minimumRoundMs = 0
      }
    },
  },
  {
    id: 'O13',
    title: 'rounds have names that nobody guesses, and each its own',
    play: async (table) => {
      const rounds = [await (await table.sit()).play(), await (await table.sit()).play()].map(({ roundId }) => String(roundId))
      must('the names', { differ: new Set(rounds).size }, { differ: 2 })
      if (rounds.some((id) => id.length < 20)) throw new Deviation(`a round is called ${rounds.join(' and ')}`)
    },
  },
]
