import type { DeskHours } from '@portico/contract/support/shapes'
import type { Queryable, Tx } from '../db/open.ts'
import { dayAt } from '../kit/zone.ts'
import type { Platform } from '../platform.ts'
import { randomId } from '../ports/random.ts'
import { answerBy, viewHours } from './rules.ts'
import { readHours } from './service.ts'
import { addEntry, caseOfRequest, insertNumbered, keepNumber } from './store.ts'

/** A live chat that has ended, as the case keeps it. */
export interface TalkedOver {
  readonly chatId: string
  readonly memberId: string
  readonly serial: number
  readonly number: string
  readonly openedAt: Date
  readonly lines: readonly {
    readonly id: string
    readonly by: 'MEMBER' | 'DESK'
    readonly person: string | null
    readonly text: string
    readonly at: Date
  }[]
  /** Nobody at the desk has to look at it any more. */
  readonly answered: boolean
}

/** What live chats and cases have in common: the desk's hours, and numbers. */
export interface CasesOfChats {
  hours(db: Queryable): Promise<DeskHours>
  /** A number for the case that a chat will be. */
  keepNumber(tx: Tx): Promise<{ readonly serial: number; readonly number: string }>
  /** Opens the case of a chat, once. */
  open(tx: Tx, chat: TalkedOver): Promise<void>
}

export const createCasesOfChats = ({ clock, random, brand, events }: Platform): CasesOfChats => ({
  hours: async (db) => viewHours(clock.now(), await readHours(db), brand.timeZone),
  keepNumber: (tx) => keepNumber(tx, dayAt(clock.now(), brand.timeZone).day),
  open: async (tx, { chatId, memberId, serial, number, openedAt, lines, answered }) => {
    if (await caseOfRequest(tx, memberId, chatId)) return
    const now = clock.now()
    const row = await insertNumbered(tx, {
      id: randomId(random),
      serial,
      number,
      memberId,
      requestId: chatId,
      kind: 'QUESTION',
      topic: 'SERVICE',
      state: answered ? 'ANSWERED' : 'WAITING',
      openedAt,
      changedAt: now,
      answerBy: answered ? null : answerBy(now, await readHours(tx), brand.timeZone),
      version: 1,
    })
    for (const line of lines) await addEntry(tx, { ...line, caseId: row.id, event: 'SAID' })
    await events.notify(tx, memberId, 'case.changed', { number })
  },
})
