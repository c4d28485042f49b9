import { hash as digest } from 'node:crypto'
import type { RequestOf, ResponseOf } from '@portico/contract/kit/call'
import type { auditLog } from '@portico/contract/operator/audit-calls'
import type { Tx } from '../db/open.ts'
import type { Platform } from '../platform.ts'
import { appendEntry, lockHead, readEntries, readHead } from './store.ts'

/** What was done, by whom, to whom. */
export interface AuditEvent {
  /** `member:ID`, `operator:NAME` or `system`. */
  readonly actor: string
  /** In capitals, as `SIGNED_IN`. */
  readonly action: string
  /** The id of the member whom it is about. */
  readonly subject?: string
  readonly ip?: string
  /** No secrets: they stay for ever. */
  readonly details?: Readonly<Record<string, unknown>>
}

export interface Audit {
  /**
   * Adds an entry in the caller's transaction: it stands exactly if what it tells does. Entries are made one at a time, each waiting for the
   * transaction of the one before; call it last.
   */
  write(tx: Tx, event: AuditEvent): Promise<void>
  read(filter: RequestOf<typeof auditLog>): Promise<ResponseOf<typeof auditLog>>
}

export const createAudit = ({ database: { orm }, clock }: Pick<Platform, 'database' | 'clock'>): Audit => ({
  write: async (tx, event) => {
    const { actor, action, details = {} } = event
    const [subject, ip] = [event.subject ?? null, event.ip ?? null]
    const head = await lockHead(tx)
    const at = clock.now()
    const entry = { seq: head.seq + 1, at, actor, action, subject, ip, details: JSON.stringify(details), previous: head.hash }
    // The verifier works this out by itself: docs/running.md says how.
    const text = JSON.stringify([entry.seq, at.toISOString(), actor, action, subject, ip, entry.details])
    await appendEntry(tx, { ...entry, hash: digest('sha256', `${head.hash}\n${text}`, 'hex') })
  },
  read: async ({ account: subject, ...filter }) => ({
    head: await readHead(orm),
    list: (await readEntries(orm, { ...filter, subject })).map((row) => ({ ...row, at: row.at.toISOString() })),
  }),
})
