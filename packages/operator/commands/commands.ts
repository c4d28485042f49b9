import {
  importDraws,
  operatorAnnouncements,
  operatorBooks,
  publishAnnouncement,
  publishDomains,
  retractAnnouncement,
  setStatus,
} from '@portico/contract/operator'
import { announcementType, execution } from '@portico/contract/content'
import type { SentOf } from '@portico/contract/call'
import { readDomains } from '../files/domains.ts'
import { readDraws } from '../files/draws.ts'
import { type Ask, OperatorError } from '../client.ts'

const BATCH = 500

/** Where pages look for banners; one of another group would stand nowhere. */
const BANNER_GROUPS: readonly string[] = ['w_home', 'w_leftmenu', 'w_reg']

/** Where a banner stands that is given no group. */
const USUAL_GROUP = 'w_home'

const STATUSES: Readonly<Record<string, { readonly status: 0 | 1 | 2; readonly is: string } | undefined>> = {
  open: { status: 0, is: 'open' },
  maintenance: { status: 1, is: 'in maintenance' },
  region: { status: 2, is: 'closed to the region it serves' },
}

export interface Announce {
  readonly type: string
  readonly execution: string
  readonly texts: { readonly title: Record<string, string>; readonly content: Record<string, string> }
  readonly url?: string | undefined
  readonly group?: string | undefined
  readonly image?: string | undefined
  readonly promotion?: string | undefined
}

/** What each command does and prints. All throw OperatorError in plain words. */
export const createCommands = (ask: Ask, print: (line: string) => void) => ({
  announce: async ({ type, execution: when, texts, url, group, image, promotion }: Announce) => {
    const knownType = announcementType.safeParse(type)
    if (!knownType.success) throw new OperatorError(`--type must be one of B, PL, PU, PR, H; "${type}" is none of them.`)
    const knownWhen = execution.safeParse(when)
    if (!knownWhen.success) throw new OperatorError(`--when must be one of A, B, F; "${when}" is none of them.`)
    if (group !== undefined && !BANNER_GROUPS.includes(group))
      throw new OperatorError(`--group must be one of ${BANNER_GROUPS.join(', ')}; "${group}" is none of them.`)
    if (Object.keys(texts.title).length === 0)
      throw new OperatorError('Give a title, e.g. --title-en "Moon Gate week" --title-ty "Tuần lễ Cổng Trăng".')
    const stands = group ?? (knownType.data === 'B' ? USUAL_GROUP : undefined)
    const request: SentOf<typeof publishAnnouncement> = {
      type: knownType.data,
      execution: knownWhen.data,
      title: texts.title,
      // A notice of one line says in its body what its title says.
      content: Object.keys(texts.content).length > 0 ? texts.content : texts.title,
      ...(url === undefined ? {} : { url }),
      ...(stands === undefined ? {} : { groupName: stands }),
      ...(image === undefined ? {} : { imageUrl: image }),
      ...(promotion === undefined ? {} : { promotionType: promotion }),
    }
    const { id } = await ask(publishAnnouncement, request)
    print(`Published announcement ${id}. Take it back with: npm run operator -- retract ${id}`)
  },

  announcements: async (type?: string) => {
    const known = announcementType.safeParse(type)
    if (type !== undefined && !known.success) throw new OperatorError(`--type must be one of B, PL, PU, PR, H; "${type}" is none of them.`)
    const { list } = await ask(operatorAnnouncements, known.success ? { types: known.data } : {})
    if (list.length === 0) print('Nothing is published.')
    for (const row of list)
      print(
        `${row.id.padStart(5)}  ${row.type.padEnd(2)} ${row.execution}  ${row.publishedAt.slice(0, 16).replace('T', ' ')}  ${row.title}`,
      )
  },

  retract: async (id: string) => {
    await ask(retractAnnouncement, { id })
    print(`Announcement ${id} is no longer shown.`)
  },

  importDraws: async (gameCode: string, path: string) => {
    const draws = readDraws(path)
    let [imported, skipped, waiting] = [0, 0, 0]
    for (let from = 0; from < draws.length; from += BATCH) {
      const answer = await ask(importDraws, { gameCode, draws: draws.slice(from, from + BATCH) })
      imported += answer.imported
      skipped += answer.skipped
      waiting = answer.waiting
    }
    print(`${gameCode}: ${imported} results imported, ${skipped} were there before, ${waiting} wait for their issue.`)
  },

  publishDomains: async (path: string) => {
    const { version, expires, origins } = await ask(publishDomains, readDomains(path))
    print(
      `Published version ${version} of the list: ${origins} ${origins === 1 ? 'domain' : 'domains'}, good until ${expires.slice(0, 10)}.`,
    )
  },

  /** Whether the books balance. */
  books: async (): Promise<boolean> => {
    const books = await ask(operatorBooks, {})
    print(`${books.accounts} accounts, ${books.transfers} transfers, ${books.bets} bets of which ${books.settled} are settled.`)
    print(books.balanced ? 'The books balance.' : `The books do NOT balance: ${books.findings.length} findings.`)
    for (const finding of books.findings) print(`  ${finding}`)
    return books.balanced
  },

  status: async (word: string, message?: string) => {
    const wanted = Object.hasOwn(STATUSES, word) ? STATUSES[word] : undefined
    if (!wanted) throw new OperatorError(`The status is ${Object.keys(STATUSES).join(', ')}; "${word}" is none of them.`)
    await ask(setStatus, { status: wanted.status, ...(message === undefined ? {} : { message }) })
    print(`The site is ${wanted.is}.${wanted.status === 0 ? '' : ' Open it with: npm run operator -- status open'}`)
  },
})
