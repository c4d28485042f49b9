import * as z from 'zod/mini'
import { call } from './call.ts'
import { draw } from './draw.ts'
import { announcement, announcementType, execution } from './content.ts'
import { signedDomainList } from './domain-list.ts'
import { day, gameCode, instant, localized, text } from './wire.ts'

/** Calls of the operator's command line; the key in `Authorization` stands in the gateway's data directory. */

export const publishAnnouncement = call({
  method: 'POST',
  path: '/operator/announcements',
  summary: 'Publishes an announcement to every reader at once',
  token: false,
  encrypted: false,
  only: 'operator',
  request: z.object({
    type: announcementType,
    execution: z._default(execution, 'B'),
    title: localized,
    content: localized,
    url: z.optional(text(500)),
    groupName: z.optional(text(40)),
    /** On this site, or on one of the brand's image networks. */
    imageUrl: z.optional(text(500)),
    promotionType: z.optional(text(40)),
  }),
  response: z.object({ id: z.string() }),
  failures: ['OPERATOR_KEY_WRONG'],
  example: {
    request: { type: 'PL', execution: 'B', title: { EN: 'Hello', TY: 'Xin chào' }, content: { EN: '<p>Hi</p>', TY: '<p>Chào</p>' } },
    response: { id: '3' },
  },
})

export const operatorAnnouncements = call({
  method: 'GET',
  path: '/operator/announcements',
  summary: 'What is published now',
  token: false,
  encrypted: false,
  only: 'operator',
  request: z.object({ types: z.optional(announcementType) }),
  response: z.object({ list: z.array(announcement) }),
  failures: ['OPERATOR_KEY_WRONG'],
  example: { request: {}, response: { list: [] } },
})

export const retractAnnouncement = call({
  method: 'DELETE',
  path: '/operator/announcements',
  summary: 'Takes an announcement back',
  token: false,
  encrypted: false,
  only: 'operator',
  request: z.object({ id: text(40) }),
  response: z.object({ id: z.string() }),
  failures: ['OPERATOR_KEY_WRONG', 'ANNOUNCEMENT_UNKNOWN'],
  example: { request: { id: '3' }, response: { id: '3' } },
})

export const importDraws = call({
  method: 'POST',
  path: '/operator/draws',
  summary: 'Queues results for a replay lottery; each issue takes the next one. A result already queued is skipped',
  token: false,
  encrypted: false,
  only: 'operator',
  request: z.object({
    gameCode,
    draws: z.array(z.object({ issue: text(40), date: day, draw })).check(z.minLength(1), z.maxLength(500)),
  }),
  response: z.object({ imported: z.int(), skipped: z.int(), waiting: z.int() }),
  failures: ['OPERATOR_KEY_WRONG', 'GAME_UNKNOWN', 'DRAWS_INVALID'],
  example: {
    request: { gameCode: 'SSCREPLAY', draws: [{ issue: '2026091', date: '2026-04-11', draw: { digits: '20282' } }] },
    response: { imported: 1, skipped: 0, waiting: 1 },
  },
})

export const operatorBooks = call({
  method: 'GET',
  path: '/operator/books',
  summary: 'Checks the books: every cached balance against its entries, debits against credits, bets against settlements',
  token: false,
  encrypted: false,
  only: 'operator',
  request: z.object({}),
  response: z.object({
    balanced: z.boolean(),
    accounts: z.int(),
    transfers: z.int(),
    bets: z.int(),
    settled: z.int(),
    findings: z.array(z.string()),
  }),
  failures: ['OPERATOR_KEY_WRONG'],
  example: { request: {}, response: { balanced: true, accounts: 60, transfers: 100, bets: 50, settled: 50, findings: [] } },
})

export const setStatus = call({
  method: 'POST',
  path: '/operator/status',
  summary: 'Opens the site (0), puts it in maintenance (1) or closes it to the region it serves (2)',
  token: false,
  encrypted: false,
  only: 'operator',
  request: z.object({ status: z.union([z.literal(0), z.literal(1), z.literal(2)]), message: z.optional(text(500)) }),
  response: z.object({ status: z.int() }),
  failures: ['OPERATOR_KEY_WRONG'],
  example: { request: { status: 1, message: 'Back at 06:00' }, response: { status: 1 } },
})

export const publishDomains = call({
  method: 'POST',
  path: '/operator/domains',
  summary: 'Publishes a signed list of domains to the desktop clients. The gateway has no key: the clients judge the signatures',
  token: false,
  encrypted: false,
  only: 'operator',
  request: signedDomainList,
  response: z.object({ version: z.int(), expires: instant, origins: z.int() }),
  failures: ['OPERATOR_KEY_WRONG'],
  example: {
    request: { body: 'e30', signatures: [{ key: 'domains-1', signature: 'A'.repeat(86) }] },
    response: { version: 7, expires: '2027-05-01T00:00:00.000Z', origins: 3 },
  },
})
