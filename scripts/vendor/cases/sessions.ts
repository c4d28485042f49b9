import { type Case, handOf, must } from '../case.ts'
import { Deviation } from '../deviation.ts'
import { newBet, openSeat } from '../seat.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

const refusedWith = (what: string, status: unknown, allowed: readonly string[]): void => {
  if (!allowed.includes(String(status))) throw new Deviation(`${what}: the status is ${String(status)} instead of ${allowed.join(' or ')}`)
}

/** Who may play: sessions, breaks, limits, maintenance. What is owed is paid whatever else is. */
export const SESSIONS: readonly Case[] = [
  {
    id: 'W10',
    title: 'bets that meet a withdrawal never take what is not there',
    needs: ['withdraw'],
    play: async ({ seat: sit, hands }) => {
      const seat = await sit()
      const start = await seat.balance()
      const amount = Math.floor(start / 4 / seat.step) * seat.step
      const out = handOf(hands, 'withdraw')(seat, 2 * amount)
      const bets = Array.from({ length: 4 }, () => seat.bet({ amount }))
      const count = (await Promise.all(bets)).filter(({ status }) => status === 'OK').length
      const left = start - count * amount - ((await out) ? 2 * amount : 0)
      must('afterwards', { balance: await seat.balance(), below: left < 0 }, { balance: left, below: false })
    },
  },
  {
    id: 'W11',
    title: 'of a session that is over no bet is taken, and a win is',
    needs: ['advance'],
    play: async ({ seat: sit, hands }) => {
      const seat = await sit()
      const start = await seat.balance()
      const bet = newBet()
      await seat.bet(bet)
      await handOf(hands, 'advance')(31 * MINUTE)
      must('a bet', await seat.bet(), { status: 'SESSION_EXPIRED', balance: start - seat.unit })
      must('a win', await seat.win({ roundId: bet.roundId, betTxId: bet.txId }), { status: 'OK', balance: start })
    },
  },
  {
    id: 'W12',
    title: 'of a player who shut themselves out no bet is taken, and wins and rollbacks are',
    needs: ['fresh', 'exclude'],
    play: async ({ seat: sit, hands }) => {
      const seat = await sit()
      const start = await seat.balance()
      const [bet, other] = [newBet(), newBet()]
      await seat.bet(bet)
      await seat.bet(other)
      await handOf(hands, 'exclude')(seat)
      refusedWith('a bet', (await seat.bet())['status'], ['PLAYER_BLOCKED', 'SESSION_EXPIRED'])
      refusedWith('another', (await seat.bet())['status'], ['PLAYER_BLOCKED', 'SESSION_EXPIRED'])
      must('a win', await seat.win({ roundId: bet.roundId, betTxId: bet.txId }), { status: 'OK', balance: start - seat.unit })
      must('a rollback', await seat.rollback({ betTxId: other.txId }), { status: 'OK', balance: start })
    },
  },
  {
    id: 'W20',
    title: 'in maintenance no bet is taken, and wins and rollbacks are',
    needs: ['maintenance'],
    play: async ({ seat: sit, hands }) => {
      const seat = await sit()
      const start = await seat.balance()
      const [bet, other] = [newBet(), newBet()]
      await seat.bet(bet)
      await seat.bet(other)
      await handOf(hands, 'maintenance')(true)
      try {
        must('a bet', await seat.bet(), { status: 'MAINTENANCE', balance: start - 2 * seat.unit })
        must('a win', await seat.win({ roundId: bet.roundId, betTxId: bet.txId }), { status: 'OK', balance: start - seat.unit })
        must('a rollback', await seat.rollback({ betTxId: other.txId }), { status: 'OK', balance: start })
      } finally {
        await handOf(hands, 'maintenance')(false)
      }
      must('a bet afterwards', await seat.bet(), { status: 'OK' })
    },
  },
  {
    id: 'W21',
    title: 'a stake beyond a limit is refused with the limit, and the balance stays',
    play: async ({ seat: sit, hands }) => {
      const seat = await sit()
      const start = await seat.balance()
      const beyond = await seat.bet({ amount: seat.limits.maxStake + seat.step })
      must('beyond the most of a stake', beyond, { status: 'LIMIT_REACHED', balance: start })
      if (!hands.limitStakes || !hands.fresh) return
      await hands.limitStakes(seat, 3 * seat.unit)
      must('within their own limit', await seat.bet({ amount: 2 * seat.unit }), { status: 'OK' })
      const over = await seat.bet({ amount: 2 * seat.unit })
      must('over it', over, { status: 'LIMIT_REACHED', balance: start - 2 * seat.unit, limit: { kind: 'STAKE', remaining: seat.unit } })
      must('what is left of it', await seat.bet(), { status: 'OK', balance: start - 3 * seat.unit })
    },
  },
  {
    id: 'W26',
    title: 'a launch token is spent by the signed call alone, and once',
    needs: ['fresh'],
    play: async ({ client, hands }) => {
      const token = await hands.launch()
      const path = '/vendor/v1/session/authenticate'
      const query = `${path}?token=${encodeURIComponent(token)}`
      for (const method of ['HEAD', 'GET']) await client.transport({ method, path: query, headers: {}, body: '' }).catch(() => undefined)
      const unsigned = { method: 'POST', path, headers: { 'content-type': 'application/json' }, body: JSON.stringify({ token }) }
      must('without a signature', { http: (await client.transport(unsigned)).status }, { http: 401 })
      await openSeat(client, async () => token)
      must('the second time', await client.send('authenticate', { token }), { status: 'INVALID_TOKEN' })
    },
  },
  {
    id: 'W27',
    title: 'who shut themselves out is refused by every process of the wallet at once',
    needs: ['fresh', 'exclude', 'elsewhere'],
    play: async ({ seat: sit, hands }) => {
      const seat = await sit()
      const transport = await handOf(hands, 'elsewhere')()
      must('a bet elsewhere', await seat.bet({}, { transport }), { status: 'OK' })
      await handOf(hands, 'exclude')(seat)
      refusedWith('a bet elsewhere', (await seat.bet({}, { transport }))['status'], ['PLAYER_BLOCKED', 'SESSION_EXPIRED'])
      refusedWith('a bet here', (await seat.bet())['status'], ['PLAYER_BLOCKED', 'SESSION_EXPIRED'])
    },
  },
  {
    id: 'W31',
    title: 'a round may be open across midnight, and is settled as it stands',
    needs: ['advance'],
    play: async ({ seat: sit, hands }) => {
      const seat = await sit()
      const start = await seat.balance()
      const bet = newBet()
      await seat.bet(bet)
      await handOf(hands, 'advance')(13 * HOUR)
      const again = await sit()
      if (again.playerId === seat.playerId) await again.bet()
      must('the win', await seat.win({ roundId: bet.roundId, betTxId: bet.txId, amount: 2 * seat.unit, roundClosed: true }), {
        status: 'OK',
      })
      const { round } = (await seat.send('round', { roundId: bet.roundId })) as unknown as { readonly round: Record<string, unknown> }
      must('the round', round, { state: 'CLOSED', staked: seat.unit, won: 2 * seat.unit })
      if (again.playerId !== seat.playerId) must('afterwards', { balance: await seat.balance() }, { balance: start + seat.unit })
    },
  },
]
