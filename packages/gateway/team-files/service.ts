import type { Readable } from 'node:stream'
import type { teamFile } from '@portico/contract/agent/file-calls'
import type { RequestOf, ResponseOf } from '@portico/contract/kit/call'
import { FILES_PATH } from '@portico/contract/kit/paths'
import type { registerLinksFile } from '@portico/contract/register-link/file-calls'
import type { Agents } from '../agents/index.ts'
import type { Caller } from '../http/bind.ts'
import { createSecretBox } from '../kit/secret-box.ts'
import { localDate } from '../kit/zone.ts'
import type { Platform } from '../platform.ts'
import type { RegisterCenter } from '../register-links/index.ts'
import { accountText } from './account-text.ts'
import { type Page, teamCsv } from './csv.ts'
import { linkText } from './link-text.ts'

export const TEAM_FILES = `${FILES_PATH}/team`

const LIFE_MS = 60_000
const SEAL = 'team file'
const PAGE_SIZE = 1_000
const LINKS_SIZE = 200

type AccountsRequest = RequestOf<typeof teamFile>
type LinksRequest = RequestOf<typeof registerLinksFile>

/** What an address of a file holds, sealed. */
type Ticket = { readonly caller: Caller; readonly until: number } & (
  | { readonly of: 'ACCOUNTS'; readonly request: AccountsRequest }
  | { readonly of: 'LINKS'; readonly request: LinksRequest; readonly site: string }
)

/** Everything that a filter of the office matches, as a file. */
export interface TeamFiles {
  /** An address that is good for a minute, by itself: the browser loads files without our headers. @throws Failure INVALID_REQUEST */
  address(caller: Caller, request: AccountsRequest): Promise<ResponseOf<typeof teamFile>>
  /** The same of the caller's register links, as they lead to `site`. */
  linksAddress(caller: Caller, request: LinksRequest, site: string): Promise<ResponseOf<typeof registerLinksFile>>
  /** The file at the address; undefined where the address is none or its minute is over. */
  open(ticket: string): Promise<{ readonly name: string; readonly content: Readable } | undefined>
}

export interface TeamFilesDeps {
  readonly agents: Pick<Agents, 'members'>
  readonly links: Pick<RegisterCenter['links'], 'page'>
  /** Whether the session goes on that asked for the address. */
  readonly isLive: (sessionId: string) => Promise<boolean>
  readonly secretsKey: string
}

const filterText = (filter: object): string =>
  Object.entries(filter)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ')

export const createTeamFiles = ({ clock, brand, random }: Platform, { agents, links, isLive, secretsKey }: TeamFilesDeps): TeamFiles => {
  const { timeZone } = brand
  const box = createSecretBox(secretsKey, random)

  const readTicket = (text: string): Ticket | undefined => {
    try {
      const ticket = JSON.parse(box.open(text, SEAL)) as Ticket
      return ticket.until > clock.now().getTime() ? ticket : undefined
    } catch {
      return undefined
    }
  }
  const until = () => clock.now().getTime() + LIFE_MS
  const addressOf = (ticket: Ticket) => ({
    path: `${TEAM_FILES}/${box.seal(JSON.stringify(ticket), SEAL)}`,
    expiresAt: new Date(ticket.until).toISOString(),
  })

  async function* accountPages(caller: Caller, { filter, columns }: AccountsRequest): AsyncGenerator<Page> {
    for (let pageNo = 1; ; pageNo += 1) {
      const { list, totalPages, serverNow } = await agents.members(caller, { ...filter, pageNo, pageSize: PAGE_SIZE })
      yield { lines: list.map((row) => columns.map(({ id }) => accountText(row, id, timeZone))), serverNow }
      if (pageNo >= totalPages) return
    }
  }

  async function* linkPages(caller: Caller, { filter, columns }: LinksRequest, site: string): AsyncGenerator<Page> {
    for (let after: string | undefined; ; ) {
      const { list, next, serverNow } = await links.page(caller, { ...filter, after, pageSize: LINKS_SIZE }, site)
      yield { lines: list.map((row) => columns.map(({ id }) => linkText(row, id, timeZone))), serverNow }
      if (next === null) return
      after = next
    }
  }

  const accountsFile = async (caller: Caller, request: AccountsRequest) => {
    const { from, to, ...filter } = request.filter
    const head = [
      ['days', `${from} to ${to}`],
      ['team of', caller.account],
      ['filter', filterText(filter)],
      ['currency', caller.currency],
    ] as const
    const names = request.columns.map(({ name }) => name)
    return { name: `downlines-${from}-${to}.csv`, content: await teamCsv({ pages: accountPages(caller, request), names, head, timeZone }) }
  }

  const linksFile = async (caller: Caller, request: LinksRequest, site: string) => {
    const head = [
      ['register links of', caller.account],
      ['filter', filterText(request.filter)],
    ] as const
    const names = request.columns.map(({ name }) => name)
    const day = localDate(clock.now(), timeZone).toString()
    return { name: `register-links-${day}.csv`, content: await teamCsv({ pages: linkPages(caller, request, site), names, head, timeZone }) }
  }

  return {
    address: async (caller, request) => {
      // What cannot be asked is refused here, at the filter, and not in a file.
      await agents.members(caller, { ...request.filter, pageNo: 1, pageSize: 1 })
      return addressOf({ of: 'ACCOUNTS', request, caller, until: until() })
    },

    linksAddress: async (caller, request, site) => {
      await links.page(caller, { ...request.filter, pageSize: 1 }, site)
      return addressOf({ of: 'LINKS', request, site, caller, until: until() })
    },

    open: async (text) => {
      const ticket = readTicket(text)
      if (!ticket || !(await isLive(ticket.caller.sessionId))) return undefined
      return ticket.of === 'ACCOUNTS' ? accountsFile(ticket.caller, ticket.request) : linksFile(ticket.caller, ticket.request, ticket.site)
    },
  }
}
