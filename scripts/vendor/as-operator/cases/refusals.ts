import { must } from '../../case.ts'
import { Deviation } from '../../deviation.ts'
import type { Mishap } from '../line.ts'
import type { VendorCase, VendorTable } from '../table.ts'
import { sumOf } from './rounds.ts'

/** A bet to which this happens is rolled back by its own id, nothing is won on it, and the player has their stake. */
const goesBack = async (table: VendorTable, mishap: Mishap): Promise<void> => {
  const { sit, line, until, quiet } = table
  const seat = await sit()
  line.plan('wallet/bet', mishap)
  await seat.play()
  const backs = () => seat.calls('wallet/rollback')
  await until(`a bet that was ${mishap}: a rollback`, () => backs().some(({ status }) => status === 'OK'))
  await quiet()
  const [bet] = seat.calls('wallet/bet')
  for (const { content } of backs()) {
    const isWhole = content['roundId'] === bet?.content['roundId'] && content['betTxId'] === undefined
    if (!isWhole) must(`the rollback of a bet that was ${mishap}`, content, { betTxId: bet?.content['txId'] })
  }
  must(`after a bet that was ${mishap}`, { balance: seat.money() }, { balance: seat.balance })
  must(`after a bet that was ${mishap}`, { wins: seat.calls('wallet/win').length }, { wins: 0 })
}

/** Who gives back a bet that was not answered with OK. */
export const VENDOR_REFUSALS: readonly VendorCase[] = [
  {
    id: 'O14',
    title: 'a bet that was refused with INSUFFICIENT_FUNDS or LIMIT_REACHED is over: no win, and nothing is rolled back',
    play: async ({ sit, line, quiet, STAKE }) => {
      const poor = await sit({ balance: STAKE - 10_000 })
      await poor.play()
      const limited = await sit()
      line.plan('wallet/bet', 'LIMIT_REACHED')
      await limited.play()
      await quiet()
      for (const seat of [poor, limited]) {
        must(
          'the calls',
          { are: [...new Set(seat.calls().map(({ name }) => name))].filter((name) => name !== 'wallet/balance') },
          { are: ['wallet/bet'] },
        )
        must('the balance', { is: seat.money() }, { is: seat.balance })
      }
    },
  },
  {
    id: 'O15',
    title: 'a bet with any other refusal is rolled back',
    play: async (table) => {
      for (const status of ['PLAYER_BLOCKED', 'SESSION_EXPIRED', 'MAINTENANCE', 'TOO_MANY_REQUESTS'] as const) await goesBack(table, status)
    },
  },
  { id: 'O16', title: 'a bet that never arrived is rolled back', play: (table) => goesBack(table, 'lost call') },
  { id: 'O17', title: 'a bet whose answer was lost is rolled back', play: (table) => goesBack(table, 'lost answer') },
  {
    id: 'O18',
    title: 'a bet that is answered too late is rolled back, and nothing is won on it',
    play: (table) => goesBack(table, 'held'),
  },
  {
    id: 'O19',
    title: 'a bet that was answered with a fault of the server, or of a proxy, is rolled back',
    play: async (table) => {
      for (const mishap of ['internal', 'broken'] as const) await goesBack(table, mishap)
    },
  },
  {
    id: 'O20',
    title: 'an OK without the signature of the wallet is none: the bet is rolled back',
    play: async (table) => {
      for (const mishap of ['unsigned', 'forged'] as const) await goesBack(table, mishap)
    },
  },
  { id: 'O21', title: 'an OK that was signed for another call is none', play: (table) => goesBack(table, 'of another call') },
  {
    id: 'O22',
    title: 'a rollback is sent again until it is answered, with the same words',
    play: async ({ sit, line, until, quiet }) => {
      const seat = await sit()
      line.plan('wallet/bet', 'lost answer')
      line.plan('wallet/rollback', 'lost call', 'internal', 'forged')
      await seat.play()
      await until('a rollback that is answered', () =>
        seat.calls('wallet/rollback').some(({ status, mishap }) => status === 'OK' && !mishap),
      )
      await quiet()
      must('the balance', { is: seat.money() }, { is: seat.balance })
      must('the words', { differ: new Set(seat.calls('wallet/rollback').map(({ body }) => body)).size }, { differ: 1 })
      if (sumOf(seat, 'BET') !== 0) throw new Deviation('a stake was kept')
    },
  },
]
