import { randomUUID } from 'node:crypto'
import { must } from '../case.ts'
import { Deviation } from '../deviation.ts'
import type { toyOperator } from '../toy/operator.ts'
import type { Tx } from '../toy/books.ts'
import type { Inquirer } from './inquirer.ts'
import type { Call, Line } from './line.ts'

export interface TableParts {
  readonly operator: ReturnType<typeof toyOperator>
  readonly line: Line
  readonly inquirer: Inquirer
  /** Lets time go by at the vendor and at the kit: over the network, in earnest. */
  readonly pass: (milliseconds: number) => Promise<void>
}

const LOOK_MS = 250
/** As long as a vendor may take with what it sends again: it begins a second after the first time. */
const LONGEST_WAIT_MS = 20_000
/** Within which nothing more may come. */
const QUIET_MS = 4_000
const STAKE = 50_000_000

/** What a case of a vendor is played at. */
export const createTable = ({ operator, line, inquirer, pass }: TableParts) => {
  const { books, enter } = operator
  const vendor = inquirer.key.vendor
  const txsOf = (playerId: string): Tx[] => [...books.txs.values()].filter((tx) => tx.playerId === playerId)

  /** A fresh player whose game the vendor has opened. */
  const sit = async ({ balance = 1_000_000_000_000, isTrial = false } = {}) => {
    const { playerId, token } = enter(vendor, { balance, isTrial })
    const begin = line.calls.length
    const opened = await inquirer.ask('open', { token })
    must('a launch', opened, { status: 'OK' })
    const session = String(opened['session'])
    const calls = (name?: string): Call[] =>
      line.calls.slice(begin).filter(({ name: of, content }) => content['playerId'] === playerId && (name === undefined || of === name))
    return {
      playerId,
      token,
      session,
      balance,
      /** Its calls of money since it sat down. */
      calls,
      txs: () => txsOf(playerId),
      play: (more: Readonly<Record<string, unknown>> = {}) =>
        inquirer.ask('play', { session, requestId: randomUUID(), stake: STAKE, ...more }),
      money: (): number => books.players.get(playerId)!.balance,
    }
  }

  return {
    books,
    line,
    inquirer,
    pass,
    enter: (options?: { readonly balance?: number; readonly isTrial?: boolean }) => enter(vendor, options),
    sit,
    STAKE,
    /** Waits until it is so. @throws Deviation when it does not come about */
    until: async (what: string, is: () => boolean): Promise<void> => {
      for (let waited = 0; !is(); waited += LOOK_MS) {
        if (waited >= LONGEST_WAIT_MS) throw new Deviation(`${what}: nothing of the kind within ${LONGEST_WAIT_MS / 1000} seconds`)
        await pass(LOOK_MS)
      }
    },
    /** Waits for as long as something that must not come would take. */
    quiet: async (): Promise<void> => {
      for (let waited = 0; waited < QUIET_MS; waited += LOOK_MS) await pass(LOOK_MS)
    },
  }
}

export type VendorTable = ReturnType<typeof createTable>
export type VendorSeat = Awaited<ReturnType<VendorTable['sit']>>

export interface VendorCase {
  readonly id: `O${number}`
  readonly title: string
  /** @throws Deviation */
  readonly play: (table: VendorTable) => Promise<void>
}
