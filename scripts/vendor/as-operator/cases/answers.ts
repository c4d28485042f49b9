import { must } from '../../case.ts'
import { Deviation } from '../../deviation.ts'
import type { VendorCase } from '../table.ts'
import { ended } from './rounds.ts'

interface Row {
  readonly txId: string
  readonly kind: string
  readonly amount: number
}

/** What the vendor says of its rounds, and what all of its calls have to keep. */
export const VENDOR_ANSWERS: readonly VendorCase[] = [
  {
    id: 'O27',
    title: 'asked about a round, the vendor says how it stands, and sends at once what it still owes',
    play: async (table) => {
      const { inquirer, sit, line, until, STAKE } = table
      const stateOf = async (roundId: unknown) => {
        const { status, round } = await inquirer.ask('round', { roundId })
        return { status, state: (round as { readonly state?: string } | undefined)?.state }
      }
      must('a round of nobody', await stateOf('a-round-of-nobody'), { status: 'TX_NOT_FOUND' })
      const { roundId: over } = await (await sit()).play()
      await ended(table, String(over))
      must('a round that is over', await stateOf(over), { status: 'OK', state: 'CLOSED' })
      const { roundId: refused } = await (await sit({ balance: STAKE - 10_000 })).play()
      must('a round without a stake', await stateOf(refused), { status: 'OK', state: 'VOID' })
      const seat = await sit()
      line.plan('wallet/win', ...Array.from({ length: 3 }, () => 'lost call' as const))
      const { roundId } = await seat.play()
      await until('two tries', () => seat.calls('wallet/win').length >= 2)
      const before = seat.calls('wallet/win').length
      const { state } = await stateOf(roundId)
      if (seat.calls('wallet/win').length === before) throw new Deviation('asked about it, the vendor did not send what it owes')
      if (state !== 'OPEN' && seat.calls('wallet/win').every(({ mishap }) => mishap !== undefined))
        throw new Deviation(`a round whose win is not answered is said to be ${state}`)
      line.forget()
      must('asked again', await stateOf(roundId), { status: 'OK', state: 'CLOSED' })
    },
  },
  {
    id: 'O28',
    title: "the vendor's report has each bet that stands and each win once, as the wallet has them",
    play: async (table) => {
      const { inquirer, books, sit, line, until } = table
      const rolledBack = await sit()
      line.plan('wallet/bet', 'lost answer')
      await rolledBack.play()
      await until('a rollback', () => rolledBack.calls('wallet/rollback').some(({ status }) => status === 'OK'))
      const seat = await sit()
      line.plan('wallet/win', 'lost answer')
      const { roundId } = await seat.play()
      await until('the win', () => seat.calls('wallet/win').some(({ status, mishap }) => status === 'OK' && mishap === undefined))
      await ended(table, String(roundId))
      await table.quiet()
      const rows: Row[] = []
      let after = ''
      do {
        const query = `?from=${inquirer.now() - 3_600_000}&to=${inquirer.now() + 60_000}${after && `&after=${after}`}`
        const page = await inquirer.ask('report', {}, { query })
        must('the report', page, { status: 'OK' })
        rows.push(...(page['transactions'] as readonly Row[]))
        after = typeof page['next'] === 'string' ? page['next'] : ''
      } while (after !== '')
      const own = new Set([...seat.txs(), ...rolledBack.txs()].map(({ txId }) => txId))
      const theirs = rows.filter(({ txId }) => own.has(txId)).map(({ txId, kind, amount }) => `${txId} ${kind} ${amount}`)
      const ours = [...books.txs.values()]
        .filter(({ txId, kind, isBack }) => own.has(txId) && !isBack && (kind === 'BET' || kind === 'WIN'))
        .map(({ txId, kind, amount }) => `${txId} ${kind} ${amount}`)
      must('the report', { rows: theirs.toSorted() }, { rows: ours.toSorted() })
    },
  },
  {
    id: 'O29',
    title: 'every call was signed and fresh, no nonce came twice, and an id stood for one movement',
    play: async ({ sit, line }) => {
      await (await sit()).play()
      const refused = line.calls.filter(({ status }) =>
        [
          'INVALID_SIGNATURE',
          'STALE_TIMESTAMP',
          'REPLAYED_NONCE',
          'UNKNOWN_VENDOR',
          'INVALID_REQUEST',
          'TX_CONFLICT',
          'BET_NOT_FOUND',
        ].includes(status ?? ''),
      )
      must('calls', { refused: refused.map(({ name, status, mishap }) => `${name} ${mishap ?? status}`) }, { refused: [] })
      const nonces = line.calls.map(({ nonce }) => nonce)
      must('nonces', { differ: new Set(nonces).size }, { differ: nonces.length })
      const bodies = Map.groupBy(
        line.calls.filter(({ content }) => content['txId'] !== undefined),
        ({ content }) => String(content['txId']),
      )
      for (const [txId, calls] of bodies)
        if (new Set(calls.map(({ body }) => body)).size > 1) throw new Deviation(`${txId} came with other words the second time`)
    },
  },
]
