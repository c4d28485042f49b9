import type { decideApplication, operatorApplications } from '@portico/contract/promotion/operator-calls'
import type { DeskApplication } from '@portico/contract/promotion/operator-calls'
import type { applyForPromotion } from '@portico/contract/promotion/calls'
import type { RequestOf, ResponseOf } from '@portico/contract/kit/call'
import { toMoney } from '@portico/contract/kit/money'
import type { Localized } from '@portico/contract/kit/wire'
import type { PromotionDetail } from '@portico/contract/promotion/shapes'
import { type PromotionStatus, stepOf } from '@portico/contract/promotion/steps'
import type { Audit } from '../audit/index.ts'
import type { Queryable, Tx } from '../db/open.ts'
import { Failure, passes, refuse } from '../failure.ts'
import type { Caller } from '../http/bind.ts'
import type { Inbox } from '../inbox/index.ts'
import { textIn } from '../kit/localized.ts'
import { findMember } from '../member/index.ts'
import type { Platform } from '../platform.ts'
import { randomId } from '../ports/random.ts'
import type { Uploads } from '../uploads/index.ts'
import { allMet } from './conditions.ts'
import { shownText } from '../kit/shown-text.ts'
import { offeredBy } from './definition.ts'
import { applicationViewOf, mayTryAgain, refOf } from './detail.ts'
import { type PayGrant, takePlace } from './granting.ts'
import { applicationsIn, type ApplicationRow, changeApplication, historyOf, insertApplication, lockApplication } from './history-store.ts'
import type { Visitor } from './readers.ts'
import { conditionsFor, type Reader, type Standing } from './standing.ts'
import { changeUse, findVersions, lockPromotion, type Published, type VersionRow } from './store.ts'

type Member = Pick<Caller, 'memberId' | 'currency' | 'trial'>

/** What members send to be given something, and how the desk decides on it. */
export interface Applications {
  /** @throws Failure PROMOTION_STATUS_WRONG, PROMOTION_CHANGED, CONDITIONS_NOT_MET, PROMOTION_FULL, UPLOAD_UNKNOWN, and as `detail` */
  send(caller: Member, request: RequestOf<typeof applyForPromotion>, language: string): Promise<PromotionDetail>
  /** @throws Failure APPLICATION_UNKNOWN, APPLICATION_DECIDED */
  cancel(caller: Member, id: string, language: string): Promise<PromotionDetail>
  list(request: RequestOf<typeof operatorApplications>): Promise<ResponseOf<typeof operatorApplications>>
  /** Shows one to `person`. @throws Failure APPLICATION_UNKNOWN */
  open(id: string, person: string): Promise<DeskApplication>
  /** Decides in the name of `person`. @throws Failure APPLICATION_UNKNOWN, APPLICATION_DECIDED, FIELD_INVALID without a reason to reject */
  decide(request: RequestOf<typeof decideApplication>, person: string): Promise<DeskApplication>
}

export interface ApplicationDeps {
  readonly audit: Pick<Audit, 'write'>
  readonly inbox: Pick<Inbox, 'send'>
  readonly uploads: Pick<Uploads, 'attach' | 'attachedTo'>
  readonly pay: PayGrant
  readonly tell: (tx: Tx, memberId: string, promotionId: string, status: PromotionStatus) => Promise<void>
  readonly allowed: (db: Queryable, caller: Visitor | null) => Promise<void>
  readonly standingFor: (
    db: Queryable,
    caller: Visitor | null,
    id: string,
  ) => Promise<{ readonly published: Published; readonly reader: Reader; readonly standing: Standing }>
  readonly detail: (caller: Visitor | null, id: string, language: string) => Promise<PromotionDetail>
}

const OPEN = ['SENT', 'REVIEW'] as const
const isOpen = ({ state }: ApplicationRow): boolean => state === 'SENT' || state === 'REVIEW'

export const createApplications = (platform: Platform, deps: ApplicationDeps): Applications => {
  const { database, clock, random, brand } = platform
  const { audit, inbox, uploads, pay, tell, allowed, standingFor, detail } = deps
  const db = database.orm

  const versionOf = async (queryable: Queryable, row: ApplicationRow): Promise<VersionRow> => (await findVersions(queryable, [row]))[0]!
  const titleOf = ({ definition }: VersionRow): string => textIn(definition.title, brand.defaultLanguage, brand)

  const serialize = async (tx: Queryable, row: ApplicationRow): Promise<DeskApplication> => ({
    account: (await findMember(tx, row.memberId))!.account,
    title: titleOf(await versionOf(tx, row)),
    promotionId: row.promotionId,
    version: row.version,
    application: applicationViewOf(row, (await uploads.attachedTo(tx, [refOf(row.id)])).get(refOf(row.id)) ?? []),
  })

  const write = (tx: Tx, row: ApplicationRow, action: string, actor: string) =>
    audit.write(tx, {
      actor,
      action,
      subject: row.memberId,
      details: { application: row.id, promotion: row.promotionId, ...toMoney(row.amount, row.currency), reason: row.reason },
    })

  /** Ends an application without a grant: its place is another's. */
  const release = async (tx: Tx, { promotionId, amount }: ApplicationRow): Promise<void> => {
    await lockPromotion(tx, promotionId)
    await changeUse(tx, promotionId, -1, amount)
  }

  /** Who takes a break or wants no offers is not told of one. */
  const mayHear = (tx: Tx, caller: Visitor): Promise<boolean> => passes(() => allowed(tx, caller))

  const writeToMember = async (tx: Tx, { memberId, promotionId, amount, currency, reason }: ApplicationRow, subject: Localized) => {
    if (!(await mayHear(tx, { memberId, currency, trial: false }))) return
    await inbox.send(tx, {
      memberId,
      kind: 'ACCOUNT',
      ...(reason === null
        ? { template: 'APPLICATION_APPROVED', values: toMoney(amount, currency) }
        : { template: 'APPLICATION_REJECTED', values: { reason } }),
      subject,
      link: `/promotions?offer=${promotionId}`,
    })
  }

  return {
    send: async (caller, { id, version: read, comment, pictures }, language) => {
      const { memberId, currency } = caller
      const { published, reader, standing } = await standingFor(db, caller, id)
      const { version } = published
      const offered = offeredBy(version.definition)
      const mayAgain = mayTryAgain(reader.history.applications)
      if (offered.way !== 'APPLY' || stepOf(standing.status, 'send') === undefined || !mayAgain) throw new Failure('PROMOTION_STATUS_WRONG')
      if (version.version !== read) throw new Failure('PROMOTION_CHANGED')
      const now = clock.now()
      if (now >= published.row.endsAt) throw new Failure('PROMOTION_STATUS_WRONG')
      if (!allMet(await conditionsFor(version, reader.facts, now))) throw new Failure('CONDITIONS_NOT_MET')
      const row = {
        id: randomId(random),
        promotionId: id,
        memberId,
        version: version.version,
        comment: shownText(comment),
        amount: offered.most,
        currency,
        state: 'SENT' as const,
        sentAt: now,
      }
      await db.transaction(async (tx) => {
        const promotion = (await lockPromotion(tx, id)) ?? refuse('PROMOTION_UNKNOWN')
        if (promotion.closedAt) throw new Failure('PROMOTION_STATUS_WRONG')
        if (promotion.version !== read) throw new Failure('PROMOTION_CHANGED')
        const { applications, grants } = await historyOf(tx, memberId, id)
        if (applications.some(isOpen) || grants.length >= version.definition.perMember) throw new Failure('PROMOTION_STATUS_WRONG')
        await allowed(tx, caller)
        await takePlace(tx, promotion, row.amount)
        const sent = await insertApplication(tx, row)
        await uploads.attach(tx, memberId, pictures, refOf(row.id))
        await tell(tx, memberId, id, 'APPLYING')
        await write(tx, sent, 'PROMOTION_APPLIED', `member:${memberId}`)
      })
      return detail(caller, id, language)
    },

    cancel: async (caller, id, language) => {
      const { promotionId } = await db.transaction(async (tx) => {
        const row = await lockApplication(tx, id)
        if (row?.memberId !== caller.memberId) throw new Failure('APPLICATION_UNKNOWN')
        if (row.state === 'CANCELLED') return row
        if (!isOpen(row)) throw new Failure('APPLICATION_DECIDED')
        await release(tx, row)
        const cancelled = await changeApplication(tx, id, { state: 'CANCELLED', decidedAt: clock.now() })
        await tell(tx, row.memberId, row.promotionId, 'JOIN')
        await write(tx, cancelled, 'PROMOTION_APPLICATION_CANCELLED', `member:${row.memberId}`)
        return row
      })
      return detail(caller, promotionId, language)
    },

    list: async ({ state }) => {
      const rows = await applicationsIn(db, state === 'WAITING' ? OPEN : [state], state === 'WAITING')
      const versions = await findVersions(
        db,
        rows.map(({ row }) => row),
      )
      const titles = new Map(versions.map((version) => [`${version.promotionId} ${version.version}`, titleOf(version)]))
      return {
        list: rows.map(({ row, account }) => ({
          id: row.id,
          account,
          title: titles.get(`${row.promotionId} ${row.version}`) ?? '',
          state: row.state,
          amount: toMoney(row.amount, row.currency),
          sentAt: row.sentAt.toISOString(),
        })),
      }
    },

    open: (id, person) =>
      db.transaction(async (tx) => {
        const row = (await lockApplication(tx, id)) ?? refuse('APPLICATION_UNKNOWN')
        const isNew = row.state === 'SENT'
        const open = isNew ? await changeApplication(tx, id, { state: 'REVIEW', openedAt: clock.now() }) : row
        if (isNew) await tell(tx, row.memberId, row.promotionId, 'PROCESS')
        const answer = await serialize(tx, open)
        await write(tx, open, 'PROMOTION_APPLICATION_OPENED', `operator:${person}`)
        return answer
      }),

    decide: ({ id, approve, reason }, person) =>
      db.transaction(async (tx) => {
        const row = (await lockApplication(tx, id)) ?? refuse('APPLICATION_UNKNOWN')
        const state = approve ? 'APPROVED' : 'REJECTED'
        // The same word again.
        if (row.state === state && row.decidedBy === person) return serialize(tx, row)
        if (!isOpen(row)) throw new Failure('APPLICATION_DECIDED')
        const why = shownText(reason ?? '')
        if (!approve && why === '') throw new Failure('FIELD_INVALID', { fields: { reason: { rule: 'required' } } })
        const { memberId, currency, amount, promotionId } = row
        if (approve) {
          // Who takes a break or has set a limit meanwhile is paid nothing.
          await allowed(tx, { memberId, currency, trial: false })
          await pay(tx, { version: await versionOf(tx, row), memberId, currency, cycle: id, way: 'APPLY', amount })
        } else await release(tx, row)
        const decided = await changeApplication(tx, id, {
          state,
          decidedAt: clock.now(),
          decidedBy: person,
          reason: approve ? null : why,
        })
        await tell(tx, memberId, promotionId, approve ? 'ISSUED' : 'REJECTED')
        await writeToMember(tx, decided, (await versionOf(tx, row)).definition.title)
        const answer = await serialize(tx, decided)
        await write(tx, decided, approve ? 'PROMOTION_APPLICATION_APPROVED' : 'PROMOTION_APPLICATION_REJECTED', `operator:${person}`)
        return answer
      }),
  }
}
