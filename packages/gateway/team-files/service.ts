import type { Readable } from 'node:stream'
import type { teamFile } from '@portico/contract/agent/file-calls'
import type { RequestOf, ResponseOf } from '@portico/contract/kit/call'
import { FILES_PATH } from '@portico/contract/kit/paths'
import type { Agents } from '../agents/index.ts'
import type { Caller } from '../http/bind.ts'
import { createSecretBox } from '../kit/secret-box.ts'
import type { Platform } from '../platform.ts'
import { type Page, teamCsv } from './csv.ts'

export const TEAM_FILES = `${FILES_PATH}/team`

const LIFE_MS = 60_000
const SEAL = 'team file'
const PAGE_SIZE = 1_000

type Request = RequestOf<typeof teamFile>

/** What an address of a file holds, sealed. */
interface Ticket extends Request {
  readonly caller: Caller
  readonly until: number
}

/** Every account that a filter of the office matches, as a file. */
export interface TeamFiles {
  /** An address that is good for a minute, by itself: the browser loads files without our headers. @throws Failure INVALID_REQUEST */
  address(caller: Caller, request: Request): Promise<ResponseOf<typeof teamFile>>
  /** The file at the address; undefined where the address is none or its minute is over. */
  open(ticket: string): Promise<{ readonly name: string; readonly content: Readable } | undefined>
}

export interface TeamFilesDeps {
  readonly agents: Pick<Agents, 'members'>
  /** Whether the session goes on that asked for the address. */
  readonly isLive: (sessionId: string) => Promise<boolean>
  readonly secretsKey: string
}

export const createTeamFiles = ({ clock, brand, random }: Platform, { agents, isLive, secretsKey }: TeamFilesDeps): TeamFiles => {
  const box = createSecretBox(secretsKey, random)

  const readTicket = (text: string): Ticket | undefined => {
    try {
      const ticket = JSON.parse(box.open(text, SEAL)) as Ticket
      return ticket.until > clock.now().getTime() ? ticket : undefined
    } catch {
      return undefined
    }
  }

  async function* pagesOf({ caller, filter }: Ticket): AsyncGenerator<Page> {
    for (let pageNo = 1; ; pageNo += 1) {
      const { list, totalPages, serverNow } = await agents.members(caller, { ...filter, pageNo, pageSize: PAGE_SIZE })
      yield { list, serverNow }
      if (pageNo >= totalPages) return
    }
  }

  return {
    address: async (caller, request) => {
      // What cannot be asked is refused here, at the filter, and not in a file.
      await agents.members(caller, { ...request.filter, pageNo: 1, pageSize: 1 })
      const until = clock.now().getTime() + LIFE_MS
      const ticket: Ticket = { ...request, caller, until }
      return { path: `${TEAM_FILES}/${box.seal(JSON.stringify(ticket), SEAL)}`, expiresAt: new Date(until).toISOString() }
    },

    open: async (text) => {
      const ticket = readTicket(text)
      if (!ticket || !(await isLive(ticket.caller.sessionId))) return undefined
      const { from, to, ...filter } = ticket.filter
      const head = [
        ['days', `${from} to ${to}`],
        ['team of', ticket.caller.account],
        [
          'filter',
          Object.entries(filter)
            .map(([name, value]) => `${name}=${value}`)
            .join('; '),
        ],
        ['currency', ticket.caller.currency],
      ] as const
      return {
        name: `downlines-${from}-${to}.csv`,
        content: await teamCsv({ pages: pagesOf(ticket), columns: ticket.columns, head, timeZone: brand.timeZone }),
      }
    },
  }
}
