import { createHmac, timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'
import type { Database } from '../db/open.ts'
import { type RandomSource, randomToken } from '../ports/random.ts'
import type { Clock } from '../ports/clock.ts'
import { ensureSetting } from '../db/settings.ts'
import type { Listener } from './connection.ts'
import { spendNonce } from './ticket-store.ts'

const LIFE_MS = 30_000
const KEY = 'events.ticket-key'

const content = z.tuple([z.string(), z.nullable(z.string()), z.nullable(z.string()), z.number(), z.nullable(z.string())])

export interface Ticket {
  readonly nonce: string
  readonly listener: Listener
  readonly expiresAt: Date
}

export interface Tickets {
  issue(listener: Listener): Promise<{ readonly ticket: string; readonly expiresAt: Date }>
  /** What a ticket says; undefined when it is none of ours or too old. */
  read(ticket: string): Promise<Ticket | undefined>
  /** Spends it, at all instances at once; false when it was spent before. */
  spend(ticket: Ticket): Promise<boolean>
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
  } catch {
    return undefined
  }
}

/** Single-use, 30-second tickets that every instance takes: signed with a key that stands in the database. */
export const createTickets = ({
  database: { orm },
  clock,
  random,
}: {
  readonly database: Pick<Database, 'orm'>
  readonly clock: Clock
  readonly random: RandomSource
}): Tickets => {
  let key: string | undefined
  const signed = async (text: string): Promise<Buffer> => {
    key ??= String(await ensureSetting(orm, KEY, randomToken(random)))
    return createHmac('sha256', key).update(text).digest()
  }
  return {
    issue: async ({ memberId, sessionId, tokenHash }) => {
      const expiresAt = new Date(clock.now().getTime() + LIFE_MS)
      const parts = [randomToken(random, 12), memberId, sessionId, expiresAt.getTime(), tokenHash]
      const text = Buffer.from(JSON.stringify(parts)).toString('base64url')
      return { ticket: `${text}.${(await signed(text)).toString('base64url')}`, expiresAt }
    },
    read: async (ticket) => {
      const [text = '', signature = ''] = ticket.split('.')
      const [ours, theirs] = [await signed(text), Buffer.from(signature, 'base64url')]
      if (ours.length !== theirs.length || !timingSafeEqual(ours, theirs)) return undefined
      const { data } = content.safeParse(parse(text))
      if (!data || data[3] <= clock.now().getTime()) return undefined
      const [nonce, memberId, sessionId, expiresAt, tokenHash] = data
      return { nonce, listener: { memberId, sessionId, tokenHash }, expiresAt: new Date(expiresAt) }
    },
    spend: ({ nonce, expiresAt }) => spendNonce(orm, nonce, expiresAt),
  }
}
