import { randomUUID } from 'node:crypto'
import { type Case, must } from '../case.ts'
import { Deviation } from '../deviation.ts'
import { newBet } from '../seat.ts'

const SCHEDULES = 20

/** What takes a bet back, and what ends a round. */
export const ROLLBACKS: readonly Case[] = [
  {
    id: 'W4',
    title: 'a rollback of a bet that never came is OK, and the late bet is refused',
    play: async ({ seat: sit }) => {
      const seat = await sit()
      const start = await seat.balance()
      const bet = newBet()
      must('the rollback', await seat.rollback({ betTxId: bet.txId }), { status: 'OK', balance: start })
      must('the late bet', await seat.bet(bet), { status: 'ALREADY_ROLLED_BACK', balance: start })
    },
  },
  {
    id: 'W5',
    title: 'a bet is given back once',
    play: async ({ seat: sit }) => {
      const seat = await sit()
      const start = await seat.balance()
      const [bet, back] = [newBet(), { txId: randomUUID() }]
      await seat.bet(bet)
      const first = await seat.rollback({ ...back, betTxId: bet.txId })
      must('the rollback', first, { status: 'OK', balance: start })
      must('the same again', await seat.rollback({ ...back, betTxId: bet.txId }), { replay: true, walletTxId: first['walletTxId'] })
      must('another of the same bet', await seat.rollback({ betTxId: bet.txId }), { status: 'OK', balance: start })
      must('the bet again', await seat.bet(bet), { status: 'ALREADY_ROLLED_BACK' })
    },
  },
  {
    id: 'W6',
    title: 'a bet that was won on is not given back',
    play: async ({ seat: sit }) => {
      const seat = await sit()
      const start = await seat.balance()
      const bet = newBet()
      await seat.bet(bet)
      await seat.win({ roundId: bet.roundId, betTxId: bet.txId })
      must('by the bet', await seat.rollback({ betTxId: bet.txId }), { status: 'TX_CONFLICT', balance: start })
      must('by the round', await seat.rollback({ roundId: bet.roundId }), { status: 'TX_CONFLICT', balance: start })
    },
  },
  {
    id: 'W7',
    title: 'nothing is won on a bet that was given back',
    play: async ({ seat: sit }) => {
      const seat = await sit()
      const start = await seat.balance()
      const [bet, never] = [newBet(), newBet()]
      await seat.bet(bet)
      await seat.rollback({ betTxId: bet.txId })
      must('a win', await seat.win({ roundId: bet.roundId, betTxId: bet.txId }), { status: 'ALREADY_ROLLED_BACK' })
      await seat.rollback({ betTxId: never.txId })
      must('of a bet that never came', await seat.win({ roundId: never.roundId, betTxId: never.txId }), { status: 'ALREADY_ROLLED_BACK' })
      must('afterwards', { balance: await seat.balance() }, { balance: start })
    },
  },
  {
    id: 'W28',
    title: 'a rollback that meets its bet under way leaves no stake taken',
    play: async ({ seat: sit }) => {
      const seat = await sit()
      const start = await seat.balance()
      for (let n = 0; n < SCHEDULES; n++) {
        const bet = newBet()
        const two = [() => seat.bet(bet), () => seat.rollback({ betTxId: bet.txId })]
        await Promise.all((n % 2 === 0 ? two : two.toReversed()).map((ask) => ask()))
      }
      must('afterwards', { balance: await seat.balance() }, { balance: start })
    },
  },
  {
    id: 'W29',
    title: 'a win that meets a rollback of its bet leaves one of the two',
    play: async ({ seat: sit }) => {
      const seat = await sit()
      let expected = await seat.balance()
      for (let n = 0; n < SCHEDULES; n++) {
        const bet = newBet()
        await seat.bet(bet)
        const win = async () => (await seat.win({ roundId: bet.roundId, betTxId: bet.txId, amount: 2 * seat.unit }))['status']
        const back = async () => (await seat.rollback({ betTxId: bet.txId }))['status']
        const answers = await Promise.all(n % 2 === 0 ? [win(), back()] : [back(), win()])
        if (answers.filter((status) => status === 'OK').length !== 1) throw new Deviation(`both were answered with ${answers.join(', ')}`)
        if (answers[n % 2] === 'OK') expected += seat.unit
      }
      must('afterwards', { balance: await seat.balance() }, { balance: expected })
    },
  },
  {
    id: 'W33',
    title: 'a round is closed as often as somebody says so, with an open bet, too',
    play: async ({ seat: sit }) => {
      const seat = await sit()
      const { roundId, txId } = newBet()
      await seat.bet({ roundId, txId })
      const closed = { status: 'OK', state: 'CLOSED', staked: seat.unit, won: 0 }
      must('the close', await seat.close(roundId), closed)
      must('the close again', await seat.close(roundId), closed)
      must('of a round that is none', await seat.close(randomUUID()), { status: 'BET_NOT_FOUND' })
      const { round } = (await seat.send('round', { roundId })) as unknown as {
        readonly round: { readonly state: string; readonly transactions: readonly { readonly txId: string }[] }
      }
      must('its story', { state: round.state, ids: round.transactions.map((each) => each.txId) }, { state: 'CLOSED', ids: [txId] })
    },
  },
]
