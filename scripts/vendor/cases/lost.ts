import { randomUUID } from 'node:crypto'
import { type Case, must } from '../case.ts'
import type { Client } from '../client.ts'
import { newBet, type Seat } from '../seat.ts'

interface DayRow {
  readonly txId: string
  readonly kind: string
  readonly currency: string
  readonly amount: number
}
interface Day {
  readonly rows: readonly DayRow[]
  readonly counts: Readonly<Record<string, number>>
  readonly sums: Readonly<Record<string, Readonly<Record<string, number>>>>
}

const LOST = 20
const STEPS = 200

/** The day of the operator that it is now, all pages of it. */
const today = async ({ send, now }: Client): Promise<Day> => {
  const utc = new Date(now()).toISOString().slice(0, 10)
  const { timeZone } = (await send('report', { date: utc })) as unknown as { readonly timeZone: string }
  const date = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(now())
  const rows: DayRow[] = []
  let page: Record<string, unknown> = {}
  do {
    const query = typeof page['next'] === 'string' ? `?after=${page['next']}` : ''
    page = await send('report', { date }, { query })
    rows.push(...(page['transactions'] as readonly DayRow[]))
  } while (page['next'] !== undefined)
  return { rows, counts: page['counts'] as Day['counts'], sums: page['sums'] as Day['sums'] }
}

/** A message whose answer is lost on its way. */
const answerLost = async (ask: () => Promise<unknown>): Promise<void> => void (await ask())

/** Numbers that look random and are the same each time. */
const numbers = (seed: number) => () => {
  seed = (seed * 1_664_525 + 1_013_904_223) % 2 ** 32
  return seed
}

interface Played {
  readonly bet: { readonly txId: string; readonly roundId: string }
  readonly amount: number
  state: 'OPEN' | 'WON' | 'BACK' | 'CLOSED'
}

/** One step of a random history. Answers by how much the balance moves. */
const step = async (seat: Seat, games: Played[], next: () => number, balance: number): Promise<number> => {
  const game = games[next() % Math.max(1, games.length)]
  const amount = (1 + (next() % 3)) * seat.unit
  const kind = next() % 6
  if (kind < 2 || !game) {
    const bet = newBet()
    const short = amount > balance
    must('a bet', await seat.bet({ ...bet, amount }), { status: short ? 'INSUFFICIENT_FUNDS' : 'OK' })
    if (!short) games.push({ bet, amount, state: 'OPEN' })
    return short ? 0 : -amount
  }
  const { bet, state } = game
  if (kind === 2) {
    const expected = state === 'BACK' ? { status: 'ALREADY_ROLLED_BACK' } : { status: 'OK', replay: true }
    must('a bet again', await seat.bet({ ...bet, amount: game.amount }), expected)
    return 0
  }
  if (kind === 3 && state !== 'CLOSED') {
    const isBack = state === 'BACK'
    const win = { roundId: bet.roundId, betTxId: bet.txId, amount }
    must('a win', await seat.win(win), { status: isBack ? 'ALREADY_ROLLED_BACK' : 'OK' })
    if (!isBack) game.state = 'WON'
    return isBack ? 0 : amount
  }
  if (kind === 4) {
    const isWon = state === 'WON'
    must('a rollback', await seat.rollback({ betTxId: bet.txId }), { status: isWon ? 'TX_CONFLICT' : 'OK' })
    if (isWon || state === 'BACK') return 0
    game.state = 'BACK'
    return game.amount
  }
  if (state === 'OPEN') {
    must('a close', await seat.close(bet.roundId), { status: 'OK', state: 'CLOSED' })
    game.state = 'CLOSED'
  }
  return 0
}

/** What is lost on its way, sent again, counted at the end of a day, and a whole random history. */
export const LOST_AND_FOUND: readonly Case[] = [
  {
    id: 'W14',
    title: 'a call whose answer was lost is answered again as the first time',
    play: async ({ seat: sit, hands }) => {
      const seat = await sit()
      const start = await seat.balance()
      const bet = newBet()
      await answerLost(() => seat.bet(bet))
      await hands.restart?.()
      const { transaction } = (await seat.send('transaction', { txId: bet.txId })) as unknown as {
        readonly transaction: { readonly walletTxId: string; readonly kind: string }
      }
      must('what it came to', transaction, { kind: 'BET', amount: seat.unit })
      must('again', await seat.bet(bet), { status: 'OK', replay: true, walletTxId: transaction.walletTxId, balance: start - seat.unit })
    },
  },
  {
    id: 'W18',
    title: 'after a random history the balance is what it comes to',
    play: async ({ seat: sit }) => {
      const seat = await sit()
      const [games, next] = [[] as Played[], numbers(18)]
      let balance = await seat.balance()
      for (let n = 0; n < STEPS; n++) balance += await step(seat, games, next, balance)
      must('afterwards', { balance: await seat.balance() }, { balance })
    },
  },
  {
    id: 'W24',
    title: 'what was sent again until it was answered stands once in the report of the day',
    play: async ({ seat: sit, client }) => {
      const seat = await sit()
      const [bet, win] = [newBet(), randomUUID()]
      const call = { txId: win, roundId: bet.roundId, betTxId: bet.txId, amount: 2 * seat.unit }
      for (let time = 0; time < 3; time++) await answerLost(() => seat.bet(bet))
      for (let time = 0; time < 3; time++) await answerLost(() => seat.win(call))
      const { rows } = await today(client)
      const own = rows.filter(({ txId }) => txId === bet.txId || txId === win)
      must(
        'the report',
        { own: own.map(({ kind, amount }) => [kind, amount]) },
        {
          own: [
            ['BET', seat.unit],
            ['WIN', 2 * seat.unit],
          ],
        },
      )
    },
  },
  {
    id: 'W37',
    title: 'however often an answer is lost, each stake is taken once',
    play: async ({ seat: sit, hands }) => {
      const seat = await sit()
      const start = await seat.balance()
      for (let n = 0; n < LOST; n++) {
        const bet = newBet()
        await answerLost(() => seat.bet(bet))
        if (n % 10 === 0) await hands.restart?.()
        must('again', await seat.bet(bet), { status: 'OK', replay: true })
        await answerLost(() => seat.win({ txId: `${bet.txId}w`, roundId: bet.roundId, betTxId: bet.txId, roundClosed: true }))
        must('the win again', await seat.win({ txId: `${bet.txId}w`, roundId: bet.roundId, betTxId: bet.txId, roundClosed: true }), {
          status: 'OK',
          replay: true,
        })
      }
      must('afterwards', { balance: await seat.balance() }, { balance: start })
    },
  },
  {
    id: 'W40',
    title: 'a report has each transaction once, and its counts and sums are those of its rows',
    play: async ({ seat: sit, client }) => {
      const seat = await sit()
      const bets = Array.from({ length: 5 }, newBet)
      for (const bet of bets) await seat.bet(bet)
      await seat.rollback({ betTxId: bets[0]!.txId })
      const { rows, counts, sums } = await today(client)
      must('the rows', { doubled: rows.length - new Set(rows.map(({ txId }) => txId)).size }, { doubled: 0 })
      must('the bets', { there: bets.filter(({ txId }) => rows.some((row) => row.txId === txId)).length }, { there: bets.length })
      for (const [kind, own] of Map.groupBy(rows, (row) => row.kind)) {
        must('the counts', counts, { [kind]: own.length })
        const ofSeat = own.filter(({ currency }) => currency === seat.currency).reduce((sum, { amount }) => sum + amount, 0)
        if (kind !== 'TOMBSTONE') must('the sums', sums[seat.currency] ?? {}, { [kind]: ofSeat })
      }
      must('a day that is none', await client.send('report', { date: '2026-02-30' }), { status: 'INVALID_REQUEST' })
    },
  },
]
