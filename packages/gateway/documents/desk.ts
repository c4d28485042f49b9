import type { decideDocument, DeskDocument, openDocument, operatorDocuments } from '@portico/contract/document/operator-calls'
import type { DocumentStep } from '@portico/contract/document/shapes'
import type { RequestOf, ResponseOf } from '@portico/contract/kit/call'
import type { Audit } from '../audit/index.ts'
import type { Tx } from '../db/open.ts'
import { Failure, refuse } from '../failure.ts'
import { findMember } from '../member/index.ts'
import type { Platform } from '../platform.ts'
import type { Uploads } from '../uploads/index.ts'
import type { Letters } from './letters.ts'
import type { DocumentNumbers } from './numbers.ts'
import { accountsWithNumber, type DocumentRow, documentsIn, lockDocument, saveDocument } from './store.ts'
import { refOf, stateOf, viewOf } from './view.ts'

export interface DocumentDesk {
  list(request: RequestOf<typeof operatorDocuments>): Promise<ResponseOf<typeof operatorDocuments>>
  /** Shows a document to `person`, and writes it down. @throws Failure DOCUMENT_UNKNOWN */
  open(request: RequestOf<typeof openDocument>, person: string): Promise<DeskDocument>
  /** @throws Failure DOCUMENT_UNKNOWN, DOCUMENT_CHANGED since it was looked at, DOCUMENT_DECIDED, FIELD_INVALID without reasons */
  decide(request: RequestOf<typeof decideDocument>, person: string): Promise<DeskDocument>
}

interface DeskDeps {
  readonly uploads: Pick<Uploads, 'attachedTo'>
  readonly audit: Pick<Audit, 'write'>
  readonly numbers: DocumentNumbers
  readonly letters: Letters
  readonly today: () => string
  readonly isRequired: (step: DocumentStep) => boolean
}

const STATES = { WAITING: ['SENT', 'REVIEW'], ACCEPTED: ['ACCEPTED'], REJECTED: ['REJECTED'] } as const

export const createDesk = (
  { database, clock, events }: Pick<Platform, 'database' | 'clock' | 'events'>,
  { uploads, audit, numbers, letters, today, isRequired }: DeskDeps,
): DocumentDesk => {
  const serialize = async (tx: Tx, row: DocumentRow): Promise<DeskDocument> => {
    const pictures = (await uploads.attachedTo(tx, [refOf(row.id)])).get(refOf(row.id)) ?? []
    const number = numbers.read(row)
    const pictureOf = (id: string | null) => pictures.find(({ uploadId }) => uploadId === id) ?? null
    return {
      id: row.id,
      account: (await findMember(tx, row.memberId))!.account,
      name: row.name,
      birthday: row.birthday,
      // The desk sees also what has to be sent again.
      document: {
        ...viewOf(row, { number, pictures, required: isRequired(row.step), today: today() }),
        front: pictureOf(row.front),
        back: pictureOf(row.back),
      },
      fullNumber: number,
      alsoUsedBy: await accountsWithNumber(tx, row),
      decidedBy: row.decidedBy,
    }
  }

  /** Writes what came of a document, tells its member and answers it. */
  const settle = async (tx: Tx, row: DocumentRow, action: string, person: string, details: object): Promise<DeskDocument> => {
    await saveDocument(tx, row)
    await events.notify(tx, row.memberId, 'document.changed', { step: row.step, state: row.state })
    await events.notify(tx, row.memberId, 'waiting.changed', {})
    const answer = await serialize(tx, row)
    await audit.write(tx, {
      actor: `operator:${person}`,
      action,
      subject: row.memberId,
      details: { document: row.id, step: row.step, ...details },
    })
    return answer
  }

  return {
    list: async ({ state }) => ({
      list: (await documentsIn(database.orm, STATES[state], state === 'WAITING')).map(({ row, account }) => ({
        id: row.id,
        account,
        step: row.step,
        state: stateOf(row, today()),
        sentAt: row.sentAt.toISOString(),
      })),
    }),

    open: ({ id }, person) =>
      database.orm.transaction(async (tx) => {
        const row = (await lockDocument(tx, id)) ?? refuse('DOCUMENT_UNKNOWN')
        return settle(tx, row.state === 'SENT' ? { ...row, state: 'REVIEW' } : row, 'DOCUMENT_OPENED', person, {})
      }),

    decide: ({ id, version, action, reasons, note }, person) =>
      database.orm.transaction(async (tx) => {
        const row = (await lockDocument(tx, id)) ?? refuse('DOCUMENT_UNKNOWN')
        if (row.version !== version) throw new Failure('DOCUMENT_CHANGED')
        const mayBe = action === 'AGAIN' ? row.state === 'ACCEPTED' : row.state === 'SENT' || row.state === 'REVIEW'
        if (!mayBe) throw new Failure('DOCUMENT_DECIDED')
        const accepts = action === 'ACCEPT'
        if (accepts !== (reasons.length === 0)) throw new Failure('FIELD_INVALID', { fields: { reasons: { rule: 'required' } } })
        const [state, verb] = accepts ? (['ACCEPTED', 'DOCUMENT_ACCEPTED'] as const) : (['REJECTED', 'DOCUMENT_REJECTED'] as const)
        const decided = { ...row, state, reasons, decidedAt: clock.now(), decidedBy: person, version: version + 1 }
        await letters(tx, decided)
        return settle(tx, decided, verb, person, { reasons, note })
      }),
  }
}
