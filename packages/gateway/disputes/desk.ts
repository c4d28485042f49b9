import type { answerDispute, DeskDispute, operatorDisputes } from '@portico/contract/dispute/operator-calls'
import type { RequestOf, ResponseOf } from '@portico/contract/kit/call'
import { plainText } from '@portico/contract/kit/plain-text'
import type { Tx } from '../db/open.ts'
import { Failure, refuse } from '../failure.ts'
import { accountsById } from '../member/index.ts'
import type { Platform } from '../platform.ts'
import { randomId } from '../ports/random.ts'
import { readFact, stateOf } from './rules.ts'
import { headOf, wholeOf } from './serializer.ts'
import type { DisputeDeps } from './service.ts'
import { addEntry, deskDisputes, type DisputeRow, lockSerial, saveDispute } from './store.ts'

/** The desk's side of disputes. */
export interface DisputeDesk {
  list(request: RequestOf<typeof operatorDisputes>): Promise<ResponseOf<typeof operatorDisputes>>
  /** @throws Failure DISPUTE_UNKNOWN */
  read(number: string, person: string): Promise<DeskDispute>
  /**
   * In the name of `person`. @throws Failure DISPUTE_UNKNOWN, DISPUTE_CHANGED since it was read or where nothing is to be said any more,
   * SAME_PERSON where a second look is taken by who answered first, FIELD_INVALID of `outcome`, `fact` and `text`
   */
  answer(request: RequestOf<typeof answerDispute>, person: string): Promise<DeskDispute>
}

/** What the audit log calls a step. */
const WRITTEN = { note: 'DISPUTE_NOTED', fact: 'DISPUTE_FACT_SAID', question: 'DISPUTE_QUESTIONED', answer: 'DISPUTE_ANSWERED' } as const
const EVENTS = { note: 'NOTE', fact: 'FACT', question: 'QUESTION', answer: 'ANSWERED' } as const

const serialOf = (number: string): number => Number(number.slice('DP-'.length))

export const createDisputeDesk = ({ database: { orm }, clock, random, events }: Platform, { lines, audit }: DisputeDeps): DisputeDesk => {
  const serialize = async (tx: Tx, row: DisputeRow): Promise<DeskDispute> => ({
    account: (await accountsById(tx, [row.memberId])).get(row.memberId) ?? '',
    dispute: await wholeOf(tx, lines, row, clock.now()),
  })
  const write = (tx: Tx, action: string, person: string, { memberId, serial }: DisputeRow, details: object = {}) =>
    audit.write(tx, { actor: `operator:${person}`, action, subject: memberId, details: { dispute: `DP-${serial}`, ...details } })

  /** Where a dispute goes by what the desk says. */
  const moved = (row: DisputeRow, action: keyof typeof EVENTS, outcome: DisputeRow['outcome'], person: string, now: Date): DisputeRow => {
    const next: DisputeRow = { ...row, changedAt: now, version: row.version + 1 }
    if (action === 'note' || action === 'fact') return next
    if (action === 'question') {
      if (row.answerBy === null) return refuse('DISPUTE_CHANGED')
      return { ...next, state: 'QUESTION', answerBy: null, leftMs: row.answerBy.getTime() - now.getTime() }
    }
    // Somebody answered before: this is the second look, and the last.
    if (row.answerer !== null) return { ...next, state: 'CLOSED', outcome, answerBy: null, leftMs: null }
    return { ...next, state: 'ANSWERED', outcome, answerer: person, answeredAt: now, answerBy: null, leftMs: null }
  }

  return {
    list: async ({ state }) => {
      const now = clock.now()
      const rows = await deskDisputes(orm, state === 'WAITING')
      return {
        list: rows.map(({ row, account }) => ({ account, head: headOf(row, now), late: row.answerBy !== null && row.answerBy <= now })),
      }
    },

    read: (number, person) =>
      orm.transaction(async (tx) => {
        const row = (await lockSerial(tx, serialOf(number))) ?? refuse('DISPUTE_UNKNOWN')
        await write(tx, 'DISPUTE_READ', person, row)
        return serialize(tx, row)
      }),

    answer: ({ number, version, action, outcome, fact: name, text: written }, person) =>
      orm.transaction(async (tx) => {
        const row = (await lockSerial(tx, serialOf(number))) ?? refuse('DISPUTE_UNKNOWN')
        const now = clock.now()
        if (row.version !== version || !['OPEN', 'QUESTION', 'SECOND_LOOK'].includes(stateOf(row, now))) return refuse('DISPUTE_CHANGED')
        if ((action === 'answer') !== (outcome !== undefined))
          throw new Failure('FIELD_INVALID', { fields: { outcome: { rule: action === 'answer' ? 'required' : 'format' } } })
        if ((action === 'fact') !== (name !== undefined))
          throw new Failure('FIELD_INVALID', { fields: { fact: { rule: action === 'fact' ? 'required' : 'format' } } })
        const { fact, text } = name === undefined ? { fact: null, text: plainText(written) } : readFact(name, written)
        if (text === '') throw new Failure('FIELD_INVALID', { fields: { text: { rule: 'required' } } })
        if (row.answerer === person) return refuse('SAME_PERSON')
        const next = moved(row, action, outcome ?? null, person, now)
        const entry = { id: randomId(random), disputeId: row.id, by: 'DESK', person } as const
        await addEntry(tx, { ...entry, event: EVENTS[action], outcome: outcome ?? null, fact, text, at: now })
        await saveDispute(tx, next)
        await events.notify(tx, row.memberId, 'dispute.changed', { disputeId: row.id, state: next.state })
        await write(tx, WRITTEN[action], person, row, outcome === undefined ? {} : { outcome })
        return serialize(tx, next)
      }),
  }
}
