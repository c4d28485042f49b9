import { randomUUID } from 'node:crypto'
import { type Case, must } from '../case.ts'
import { Deviation } from '../deviation.ts'
import { newBet } from '../seat.ts'

const MANY = 100
const THROUGH = 50

/** Stakes and wins of one player. */
export const MONEY: readonly Case[] = [
  {
    id: 'W1',
    title: 'the same bet twice is taken once and answered as the first time',
    play: async ({ seat: sit }) => {
      const seat = await sit()
      const start = await seat.balance()
      const bet = newBet()
      const first = await seat.bet(bet)
      must('the bet', first, { status: 'OK', balance: start - seat.unit, txId: bet.txId })
      await seat.bet()
      must('the same bet again', await seat.bet(bet), {
        status: 'OK',
        replay: true,
        walletTxId: first['walletTxId'],
        balance: first['balance'],
        currentBalance: start - 2 * seat.unit,
      })
      must('afterwards', { balance: await seat.balance() }, { balance: start - 2 * seat.unit })
    },
  },
  {
    id: 'W2',
    title: 'an id that stands for something else is a conflict',
    play: async ({ seat: sit }) => {
      const seat = await sit()
      const bet = newBet()
      await seat.bet(bet)
      const before = await seat.balance()
      must('another amount', await seat.bet({ ...bet, amount: 2 * seat.unit }), { status: 'TX_CONFLICT', balance: before })
      must('another round', await seat.bet({ ...bet, roundId: randomUUID() }), { status: 'TX_CONFLICT' })
      must('another call', await seat.win({ ...bet, betTxId: bet.txId }), { status: 'TX_CONFLICT' })
      must('afterwards', { balance: await seat.balance() }, { balance: before })
    },
  },
  {
    id: 'W3',
    title: 'a win before its bet pays nothing, and works when the bet has come',
    play: async ({ seat: sit }) => {
      const seat = await sit()
      const start = await seat.balance()
      const bet = newBet()
      const win = { txId: randomUUID(), roundId: bet.roundId, betTxId: bet.txId, amount: 3 * seat.unit }
      must('the early win', await seat.win(win), { status: 'BET_NOT_FOUND', balance: start })
      must('its bet', await seat.bet(bet), { status: 'OK', balance: start - seat.unit })
      must('the win again', await seat.win(win), { status: 'OK', balance: start + 2 * seat.unit })
    },
  },
  {
    id: 'W8',
    title: 'a round pays several wins while it is open; a late one is refused, or paid where that is agreed',
    play: async ({ seat: sit }) => {
      const seat = await sit()
      const start = await seat.balance()
      const bet = newBet()
      await seat.bet(bet)
      const win = { roundId: bet.roundId, betTxId: bet.txId }
      must('the first win', await seat.win(win), { status: 'OK', balance: start })
      must('the second win', await seat.win(win), { status: 'OK', balance: start + seat.unit })
      must('the close', await seat.close(bet.roundId), { status: 'OK', state: 'CLOSED', staked: seat.unit, won: 2 * seat.unit })
      const late = await seat.win(win)
      if (late['status'] !== 'OK') must('the late win', late, { status: 'ROUND_CLOSED', balance: start + seat.unit })
      must('a bet of a closed round', await seat.bet({ roundId: bet.roundId }), { status: 'ROUND_CLOSED' })
    },
  },
  {
    id: 'W9',
    title: 'of a hundred bets at once as many go through as the balance holds',
    play: async ({ seat: sit }) => {
      const seat = await sit()
      const start = await seat.balance()
      const amount = Math.floor(start / (THROUGH + 0.5) / seat.step) * seat.step
      if (amount < seat.unit || amount > seat.limits.maxStake || Math.floor(start / amount) !== THROUGH) {
        throw new Error(`a balance of ${start} cannot be bet in ${THROUGH} parts here`)
      }
      const bets = Array.from({ length: MANY }, newBet)
      const answers = await Promise.all(bets.map((bet) => seat.bet({ ...bet, amount })))
      const count = (status: string) => answers.filter((answer) => answer['status'] === status).length
      must('of all', { OK: count('OK'), short: count('INSUFFICIENT_FUNDS') }, { OK: THROUGH, short: MANY - THROUGH })
      must('afterwards', { balance: await seat.balance() }, { balance: start - THROUGH * amount })
      for (const [index, bet] of bets.entries()) if (answers[index]?.['status'] === 'OK') await seat.rollback({ betTxId: bet.txId })
      must('given back', { balance: await seat.balance() }, { balance: start })
    },
  },
  {
    id: 'W15',
    title: 'what is no amount moves nothing',
    play: async ({ seat: sit }) => {
      const seat = await sit()
      const start = await seat.balance()
      for (const amount of [-seat.unit, 0, 1e18, seat.unit + 0.5, String(seat.unit), null])
        must(`a stake of ${JSON.stringify(amount)}`, await seat.bet({ amount }), { status: 'INVALID_AMOUNT' })
      const bet = newBet()
      await seat.bet(bet)
      must('a win below zero', await seat.win({ roundId: bet.roundId, betTxId: bet.txId, amount: -seat.unit }), {
        status: 'INVALID_AMOUNT',
      })
      must('afterwards', { balance: await seat.balance() }, { balance: start - seat.unit })
    },
  },
  {
    id: 'W16',
    title: 'another currency, game or player is told apart, and nothing moves',
    play: async ({ seat: sit }) => {
      const seat = await sit()
      const start = await seat.balance()
      const currency = seat.currency === 'EUR' ? 'USD' : 'EUR'
      must('a bet in another currency', await seat.bet({ currency }), { status: 'WRONG_CURRENCY' })
      must('a rollback in another currency', await seat.rollback({ currency, betTxId: randomUUID() }), { status: 'WRONG_CURRENCY' })
      must('a game that is none', await seat.bet({ gameCode: 'no-such-game' }), { status: 'GAME_DISABLED' })
      must('a player who is none', await seat.bet({ playerId: 'p_nobody' }), { status: 'UNKNOWN_PLAYER' })
      must('a session that is none', await seat.bet({ sessionToken: randomUUID() }), { status: 'INVALID_TOKEN' })
      must('afterwards', { balance: await seat.balance() }, { balance: start })
    },
  },
  {
    id: 'W23',
    title: 'a bet with its win is done whole or not at all',
    play: async ({ seat: sit }) => {
      const seat = await sit()
      const start = await seat.balance()
      const one = { betTxId: randomUUID(), winTxId: randomUUID(), roundId: randomUUID(), winAmount: 3 * seat.unit }
      const first = await seat.both(one)
      must('both', first, { status: 'OK', balance: start + 2 * seat.unit })
      must('both again', await seat.both(one), { status: 'OK', replay: true, winWalletTxId: first['winWalletTxId'] })
      const second = { betTxId: randomUUID(), winTxId: one.winTxId }
      must('a win whose id stands for another', await seat.both(second), { status: 'TX_CONFLICT' })
      must('its bet', await seat.send('transaction', { txId: second.betTxId }), { status: 'TX_NOT_FOUND' })
      must('afterwards', { balance: await seat.balance() }, { balance: start + 2 * seat.unit })
    },
  },
  {
    id: 'W30',
    title: 'a bet with its win of which one half is no amount moves neither',
    play: async ({ seat: sit }) => {
      const seat = await sit()
      const start = await seat.balance()
      must('a win below zero', await seat.both({ winAmount: -seat.unit }), { status: 'INVALID_AMOUNT' })
      must('a stake of nothing', await seat.both({ betAmount: 0 }), { status: 'INVALID_AMOUNT' })
      const id = randomUUID()
      must('one id for both', await seat.both({ betTxId: id, winTxId: id }), { status: 'INVALID_AMOUNT' })
      if ((await seat.balance()) !== start) throw new Deviation('half of it moved')
    },
  },
]
