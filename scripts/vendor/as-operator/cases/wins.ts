import { must } from '../../case.ts'
import { Deviation } from '../../deviation.ts'
import type { Mishap } from '../line.ts'
import type { VendorCase, VendorTable } from '../table.ts'
import { ended, sumOf } from './rounds.ts'

/** A win to which this happens is sent again with the same words, and paid once. */
const comesAgain = async (table: VendorTable, ...mishaps: Mishap[]): Promise<readonly number[]> => {
  const seat = await table.sit()
  table.line.plan('wallet/win', ...mishaps)
  const { roundId } = await seat.play()
  const wins = () => seat.calls('wallet/win')
  await table.until('a win that is answered', () => wins().some(({ status, mishap }) => status === 'OK' && mishap === undefined))
  await ended(table, String(roundId))
  await table.quiet()
  const first = wins()[0]?.content['txId']
  const tries = wins().filter(({ content }) => content['txId'] === first)
  must('the words of a win', { differ: new Set(tries.map(({ body }) => body)).size }, { differ: 1 })
  if (tries.length < mishaps.length + 1) throw new Deviation(`a win was sent ${tries.length} times and not ${mishaps.length + 1}`)
  must('the balance', { is: seat.money() }, { is: seat.balance - table.STAKE + sumOf(seat, 'WIN') })
  must('rollbacks', { count: seat.calls('wallet/rollback').length }, { count: 0 })
  return tries.map(({ at }) => at)
}

/** Wins are sent until they are answered. */
export const VENDOR_WINS: readonly VendorCase[] = [
  {
    id: 'O23',
    title: 'a win whose answer was lost is sent again with the same words, ever later',
    play: async (table) => {
      const [first = 0, second = 0, third = 0] = await comesAgain(table, 'lost answer', 'lost call')
      const [before, after] = [second - first, third - second]
      if (Math.min(before, after) < 900) throw new Deviation(`a win was sent again after ${Math.min(before, after)} ms`)
      // Once another call of it was answered a vendor need not wait longer.
      const isAwake = table.line.calls.some(
        ({ at, status, mishap }) => at > second && at < third && status !== undefined && mishap === undefined,
      )
      if (after <= before && !isAwake) throw new Deviation(`pauses of ${before} and ${after} ms do not grow`)
    },
  },
  {
    id: 'O24',
    title: 'a win that was answered with a fault of the server, or of a proxy, is sent again',
    play: async (table) => void (await comesAgain(table, 'internal', 'broken')),
  },
  {
    id: 'O25',
    title: 'an OK without the signature of the wallet pays nothing: the win is sent again',
    play: async (table) => void (await comesAgain(table, 'forged', 'of another call')),
  },
  {
    id: 'O26',
    title: 'a win that is refused as too late or as too much is a case of the house, and is not sent again',
    play: async ({ sit, line, quiet, until }) => {
      for (const status of ['ROUND_CLOSED', 'LIMIT_REACHED'] as const) {
        const seat = await sit()
        line.plan('wallet/win', status)
        await seat.play()
        await until('a win', () => seat.calls('wallet/win').length > 0)
        await quiet()
        must(`wins after ${status}`, { count: seat.calls('wallet/win').length }, { count: 1 })
        must(`rollbacks after ${status}`, { count: seat.calls('wallet/rollback').length }, { count: 0 })
      }
    },
  },
]
