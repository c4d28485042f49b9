import { setTimeout as sleep } from 'node:timers/promises'
import { type Key, overHttp } from '../client.ts'
import type { Outcome } from '../run.ts'
import { toyOperator } from '../toy/operator.ts'
import { VENDOR_CASES } from './cases/all.ts'
import { createInquirer } from './inquirer.ts'
import { createLine } from './line.ts'
import { runVendorCases } from './run.ts'
import { serveLine } from './server.ts'
import { createTable } from './table.ts'

export interface NetworkParts {
  /** Where the vendor's server is. */
  readonly url: string
  readonly key: Key
  readonly gameCode: string
  /** The only origin that may frame the game. */
  readonly site?: string | undefined
  /** The kit's wallet listens here. */
  readonly port: number
  /** These cases alone. */
  readonly ids?: readonly string[] | undefined
  readonly hear?: (outcome: Outcome) => void
}

const MOST_PAYOUT = 100_000_000_000_000

/** Plays the operator against a vendor's server, which asks the kit for its wallet. Time goes by in earnest. */
export const tryVendor = async ({ url, key, gameCode, site, port, ids, hear }: NetworkParts): Promise<Outcome[]> => {
  const own = `http://127.0.0.1:${port}`
  const operator = toyOperator([], Date.now, { launch: { gameCode, site: site ?? own }, key })
  operator.books.terms.maxPayout = MOST_PAYOUT
  const line = createLine(operator.client.transport, key.secret, Date.now)
  const server = await serveLine(line, port)
  try {
    const inquirer = createInquirer(key, overHttp(url), Date.now)
    const table = createTable({ operator, line, inquirer, pass: (milliseconds) => sleep(milliseconds) })
    return await runVendorCases(ids ? VENDOR_CASES.filter(({ id }) => ids.includes(id)) : VENDOR_CASES, table, hear)
  } finally {
    await server.close()
  }
}
