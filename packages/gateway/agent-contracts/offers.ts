import { formatInstant, type Instant } from '@portico/commission/kit/instant'
import type { Contract } from '@portico/commission/lifecycle/contract'
import type { OfferEvent } from '@portico/commission/lifecycle/events'
import { applyEvent } from '@portico/commission/lifecycle/lifecycle'
import { readTerms } from '@portico/commission/terms/terms'
import type { offerAgentContract } from '@portico/contract/agent-contract/calls'
import type { ContractRefusal } from '@portico/contract/agent-contract/shapes'
import type { RequestOf, ResponseOf } from '@portico/contract/kit/call'
import type { AgentRules } from '../agent-settings.ts'
import type { Queryable, Tx } from '../db/open.ts'
import { findMember, type MemberRow } from '../member/index.ts'
import type { Platform } from '../platform.ts'
import { randomId } from '../ports/random.ts'
import type { Actor, Line, Lines } from './line.ts'
import { bare, refusalOf } from './refusals.ts'
import { type ContractRow, countBetween, insertContract, insertEvents } from './store.ts'
import { plainTerms, textOf } from './terms.ts'
import { contractViews } from './view.ts'
import { wireTermsOf } from './wire.ts'

export type OfferRequest = RequestOf<typeof offerAgentContract>
/** What is offered, whoever it is offered to. */
export type OfferedTerms = Omit<OfferRequest, 'holders'>
export type OfferOutcome = ResponseOf<typeof offerAgentContract>['outcomes'][number]

export interface OfferDeps {
  readonly agentTypes: readonly number[]
  readonly rules: AgentRules
  readonly lines: Lines
  readonly offered: (tx: Tx, row: ContractRow) => Promise<void>
}

/** An offer as an event of the rules. */
export const offerEvent = (
  id: string,
  actor: Actor,
  holder: Pick<MemberRow, 'id' | 'currency'>,
  { kind, terms, from, expiresAt }: OfferedTerms,
  now: Instant,
): OfferEvent => ({
  id,
  at: formatInstant(now),
  type: 'offer',
  contract: id,
  by: actor.memberId,
  holder: holder.id,
  terms: { ...wireTermsOf(plainTerms(kind, terms)), kind, currency: holder.currency, from: plainInstant(from) },
  expiresAt: formatInstant(Date.parse(expiresAt)),
})

const plainInstant = (at: string | undefined): string | null => (at === undefined ? null : formatInstant(Date.parse(at)))

/** The contract that an offer would be, were it made. */
export const draftOf = ({ contract, by, holder, terms, expiresAt }: OfferEvent): Contract => ({
  id: contract,
  by: by ?? null,
  holder,
  currency: terms.currency,
  terms: readTerms(terms.kind, terms),
  notBefore: terms.from ? Date.parse(terms.from) : null,
  expiresAt: Date.parse(expiresAt),
  state: 'OFFERED',
  from: null,
  to: null,
})

export const createOffers = (
  { database: { orm }, clock, random, brand, events }: Pick<Platform, 'database' | 'clock' | 'random' | 'brand' | 'events'>,
  { agentTypes, rules, lines, offered }: OfferDeps,
) => {
  /** Whoever may be offered a contract at all; of nobody else it is said whether they exist. */
  const holderOf = async (db: Queryable, actor: Actor, id: string): Promise<MemberRow | undefined> => {
    const holder = await findMember(db, id)
    return holder?.uplineId === actor.memberId ? holder : undefined
  }

  const textFor = async (db: Queryable, actor: Actor, holder: MemberRow, request: OfferedTerms) => {
    const payer = actor.memberId === null ? null : ((await findMember(db, actor.memberId))?.account ?? null)
    const terms = plainTerms(request.kind, request.terms)
    const { account, currency } = holder
    const agreement = {
      kind: request.kind,
      holder: account,
      payer,
      currency,
      timeZone: brand.timeZone,
      from: plainInstant(request.from),
      terms,
    }
    return { terms, ...textOf(agreement, rules) }
  }

  /** What stands in the way of an offer, once it is made in `line`; null where it was. */
  const fault = async (db: Queryable, line: Line, event: OfferEvent, now: Instant): Promise<ContractRefusal | null> => {
    const draft = draftOf(event)
    if (!agentTypes.includes(line.holder.type)) return bare('NOT_AN_AGENT')
    if (draft.expiresAt <= now) return refusalOf(db, line, draft, 'ANSWER_BY_PAST', now)
    const { result } = applyEvent(line.book, event)
    return result === 'ok' ? null : refusalOf(db, line, draft, result, now)
  }

  const offerOne = (actor: Actor, holderId: string, request: OfferRequest): Promise<OfferOutcome> =>
    orm.transaction(async (tx) => {
      const refused = (account: string, refusal: ContractRefusal): OfferOutcome => ({ holderId, account, contract: null, refusal })
      const holder = await holderOf(tx, actor, holderId)
      if (!holder) return refused('', bare('NOT_DIRECT_DOWNLINE'))
      const family = { kind: request.kind, currency: holder.currency }
      const line = await lines.lock(tx, holder, family)
      const at = clock.now()
      const id = randomId(random)
      const event = offerEvent(id, actor, holder, request, at.getTime())
      const refusal = await fault(tx, line, event, at.getTime())
      await lines.save(tx, line, { actor, type: 'offer', id, note: '' })
      if (refusal) return refused(holder.account, refusal)
      const { terms, text, hash } = await textFor(tx, actor, holder, request)
      const draft = draftOf(event)
      const notBefore = draft.notBefore === null ? null : new Date(draft.notBefore)
      const parties = { ...family, holderId, payerId: actor.memberId, terms, text, hash }
      const row = { id, ...parties, version: 1, notBefore, expiresAt: new Date(draft.expiresAt), state: 'OFFERED' } as const
      const inserted = await insertContract(tx, { ...row, version: 1 + (await countBetween(tx, row)) })
      await insertEvents(tx, [{ id: randomId(random), contractId: id, type: 'offer', ...actor, at }])
      for (const memberId of [holderId, actor.memberId])
        if (memberId !== null) await events.notify(tx, memberId, 'contract.changed', { contractId: id, state: 'OFFERED' })
      await offered(tx, inserted)
      const [contract = null] = await contractViews(tx, [inserted], actor.memberId)
      return { holderId, account: holder.account, contract, refusal: null }
    })

  return {
    holderOf,
    textFor,
    fault,
    /** Offers a contract to each by itself: what is refused to one is offered to the others. */
    offer: async (actor: Actor, request: OfferRequest): Promise<OfferOutcome[]> => {
      const outcomes: OfferOutcome[] = []
      for (const id of new Set(request.holders)) outcomes.push(await offerOne(actor, id, request))
      return outcomes
    },
  }
}

export type Offers = ReturnType<typeof createOffers>
