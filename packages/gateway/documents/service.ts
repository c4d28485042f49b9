import type { memberDocuments, sendDocument } from '@portico/contract/document/calls'
import { DOCUMENT_STEPS, type DocumentStep, type DocumentView } from '@portico/contract/document/shapes'
import type { UploadView } from '@portico/contract/upload/shapes'
import type { RequestOf, ResponseOf } from '@portico/contract/kit/call'
import type { Audit } from '../audit/index.ts'
import type { Config } from '../config.ts'
import type { Control } from '../control/index.ts'
import type { Queryable, Tx } from '../db/open.ts'
import { Failure, refuse } from '../failure.ts'
import type { Caller } from '../http/bind.ts'
import { DAY_MS } from '../kit/duration.ts'
import { dayAt } from '../kit/zone.ts'
import { bindingsOf, findMember, lockMember, type MemberRow } from '../member/index.ts'
import type { Platform } from '../platform.ts'
import { randomId } from '../ports/random.ts'
import type { Notices } from '../notices/index.ts'
import type { Uploads } from '../uploads/index.ts'
import { createDesk, type DocumentDesk } from './desk.ts'
import { createLetters } from './letters.ts'
import { createDocumentNumbers } from './numbers.ts'
import { faultsOf, partsToSend, plainNumber } from './rules.ts'
import { type DocumentRow, documentOf, documentsOf, forgetNumbers, forgetRejected, saveDocument } from './store.ts'
import { emptyView, refOf, stateOf, viewOf } from './view.ts'

type Owner = Pick<Caller, 'memberId'>

/** Documents that prove who members are and where they live. */
export interface Documents {
  readonly desk: DocumentDesk
  of(caller: Owner): Promise<Omit<ResponseOf<typeof memberDocuments>, 'serverNow'>>
  /**
   * Takes a document, or what was wrong with the one before.
   * @throws Failure STEP_TOO_EARLY, STEP_CLOSED where one waits or is accepted, FIELD_INVALID, UPLOAD_UNKNOWN, NOT_OFFERED to who is excluded
   */
  send(caller: Owner, request: RequestOf<typeof sendDocument>): Promise<DocumentView>
  /** The first step asked of members that does not stand accepted now; undefined where all do. */
  openStep(db: Queryable, memberId: string): Promise<DocumentStep | undefined>
  /** Forgets what was sent back long ago, and numbers and pictures of what was accepted longer ago. */
  sweep(tx: Tx, now: Date): Promise<void>
}

export interface DocumentDeps {
  readonly config: Pick<Config, 'verification'>
  readonly uploads: Pick<Uploads, 'attach' | 'attachedTo' | 'forget'>
  readonly audit: Pick<Audit, 'write'>
  readonly control: Pick<Control, 'isExcludedNumber'>
  readonly notices: Pick<Notices, 'tell'>
  readonly secretsKey: string
}

const knownOf = ({ contacts }: MemberRow) => {
  const { payeeName: name = '', birthday = '', idNumber = '' } = contacts
  return { name, birthday, idNumber }
}

export const createDocuments = (platform: Platform, deps: DocumentDeps): Documents => {
  const { database, clock, random, brand, events } = platform
  const { uploads, audit, control } = deps
  const numbers = createDocumentNumbers(deps.secretsKey, random)
  const { steps: required, storedDays, acceptedDays } = deps.config.verification
  const today = (): string => dayAt(clock.now(), brand.timeZone).day
  const isRequired = (step: DocumentRow['step']): boolean => required.includes(step)

  const serialize = (row: DocumentRow, pictures: readonly UploadView[] = []): DocumentView =>
    viewOf(row, { number: numbers.read(row), pictures, required: isRequired(row.step), today: today() })

  /** The row that a request makes of the one before. */
  const rowOf = (owner: MemberRow, before: DocumentRow | undefined, request: RequestOf<typeof sendDocument>): DocumentRow => {
    const known = knownOf(owner)
    const { step } = request
    const sentBack = before?.state === 'REJECTED' ? before : undefined
    // What was right about it stands, and is not judged by the day of today.
    const stands = sentBack && !partsToSend(sentBack.kind, sentBack.reasons).includes('DETAILS')
    const { kind, number, dated } = stands ? { ...sentBack, number: numbers.read(sentBack) ?? '' } : request
    const again = partsToSend(kind, sentBack?.kind === kind ? sentBack.reasons : [])
    const front = again.includes('FRONT') ? request.front : sentBack?.front
    const back = again.includes('BACK') ? request.back : (sentBack?.back ?? undefined)
    const fields = {
      ...(stands ? {} : faultsOf({ step, kind, number, dated }, known, today())),
      ...(front === undefined ? { front: { rule: 'required' } } : {}),
      ...(again.includes('BACK') && back === undefined ? { back: { rule: 'required' } } : {}),
      ...(front !== undefined && front === back ? { back: { rule: 'same' } } : {}),
    }
    if (front === undefined || Object.keys(fields).length > 0) throw new Failure('FIELD_INVALID', { fields })
    const id = before?.id ?? randomId(random)
    return {
      id,
      memberId: owner.id,
      step,
      kind,
      ...numbers.seal(step === 'IDENTITY' ? plainNumber(number) : null, id),
      dated,
      name: known.name,
      birthday: known.birthday,
      front,
      back: back ?? null,
      state: 'SENT',
      reasons: [],
      sentAt: clock.now(),
      decidedAt: null,
      decidedBy: null,
      version: (before?.version ?? 0) + 1,
      forgotten: false,
    }
  }

  return {
    desk: createDesk(platform, { uploads, audit, numbers, letters: createLetters(deps.notices), today, isRequired }),

    of: async ({ memberId }) => {
      const owner = (await findMember(database.orm, memberId)) ?? refuse('NOT_LOGGED_IN')
      const kinds = new Set((await bindingsOf(database.orm, memberId)).map(({ kind }) => kind))
      const rows = await documentsOf(database.orm, memberId)
      const pictures = await uploads.attachedTo(
        database.orm,
        rows.map(({ id }) => refOf(id)),
      )
      const steps = DOCUMENT_STEPS.map((step) => {
        const row = rows.find((each) => each.step === step)
        return row ? serialize(row, pictures.get(refOf(row.id))) : emptyView(step, isRequired(step))
      })
      const { name, birthday } = knownOf(owner)
      return { email: kinds.has('EMAIL'), mobile: kinds.has('MOBILE'), name, birthday, steps, storedDays, acceptedDays }
    },

    send: ({ memberId }, request) =>
      database.orm.transaction(async (tx) => {
        await lockMember(tx, memberId)
        const owner = (await findMember(tx, memberId)) ?? refuse('NOT_LOGGED_IN')
        const before = await documentOf(tx, memberId, request.step)
        const early = request.step === 'ADDRESS' ? !(await documentOf(tx, memberId, 'IDENTITY')) : false
        if (early || (await bindingsOf(tx, memberId)).length === 0) throw new Failure('STEP_TOO_EARLY')
        if (before && !['REJECTED', 'EXPIRED'].includes(stateOf(before, today()))) throw new Failure('STEP_CLOSED')
        const row = rowOf(owner, before, request)
        const number = numbers.read(row)
        if (number !== null && (await control.isExcludedNumber(tx, number, memberId))) throw new Failure('NOT_OFFERED')
        const pictures = [row.front, row.back].flatMap((id) => (id === null || id === before?.front || id === before?.back ? [] : [id]))
        await uploads.attach(tx, memberId, pictures, refOf(row.id))
        await uploads.forget(tx, refOf(row.id), [row.front, ...(row.back === null ? [] : [row.back])])
        await saveDocument(tx, row)
        await events.notify(tx, memberId, 'document.changed', { step: row.step, state: row.state })
        await events.notify(tx, memberId, 'waiting.changed', {})
        const attached = (await uploads.attachedTo(tx, [refOf(row.id)])).get(refOf(row.id))
        await audit.write(tx, {
          actor: `member:${memberId}`,
          action: 'DOCUMENT_SENT',
          subject: memberId,
          details: { document: row.id, step: row.step, kind: row.kind },
        })
        return serialize(row, attached)
      }),

    openStep: async (db, memberId) => {
      const rows = await documentsOf(db, memberId)
      const accepted = new Set(rows.filter((row) => stateOf(row, today()) === 'ACCEPTED').map(({ step }) => step))
      return required.find((step) => !accepted.has(step))
    },

    sweep: async (tx, now) => {
      const before = (days: number) => new Date(now.getTime() - days * DAY_MS)
      const over = [...(await forgetRejected(tx, before(storedDays))), ...(await forgetNumbers(tx, before(acceptedDays)))]
      for (const id of over) await uploads.forget(tx, refOf(id), [])
    },
  }
}
