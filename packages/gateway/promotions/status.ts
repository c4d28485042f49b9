import { type PromotionEvent, type PromotionStatus, stepOf } from '@portico/contract/promotion/steps'
import type { History } from './history-store.ts'
import type { PromotionRow } from './store.ts'

/** What of an offer its status depends on. */
export interface Offer {
  readonly row: Pick<PromotionRow, 'startsAt' | 'endsAt' | 'closedAt' | 'places' | 'taken' | 'budget' | 'spent'>
  readonly perMember: number
  /** What the next grant would be for: `once`, or the merchant's day. */
  readonly cycle: string
}

type Happening = readonly [at: Date, event: PromotionEvent]

const CLOSING = { APPROVED: 'approve', REJECTED: 'reject', CANCELLED: 'cancel' } as const

/** What a member and the desk did, in the order of time. */
const happeningsOf = ({ joins, applications, grants }: History): Happening[] =>
  [
    ...joins.map(({ joinedAt }): Happening => [joinedAt, 'join']),
    ...applications.flatMap(({ state, sentAt, openedAt, decidedAt }): Happening[] => [
      [sentAt, 'send'],
      ...(openedAt ? [[openedAt, 'review'] as const] : []),
      ...(decidedAt && (state === 'APPROVED' || state === 'REJECTED' || state === 'CANCELLED')
        ? [[decidedAt, CLOSING[state]] as const]
        : []),
    ]),
    ...grants
      .filter(({ way }) => way !== 'APPLY')
      .flatMap(({ at }): Happening[] => [
        [at, 'ready'],
        [at, 'claim'],
      ]),
  ].sort(([one], [other]) => one.getTime() - other.getTime())

/** Applies an event, or says that the table refuses it. */
const apply = (status: PromotionStatus, event: PromotionEvent): PromotionStatus => {
  const next = stepOf(status, event)
  if (next === undefined) throw new Error(`a promotion that is ${status} cannot ${event}`)
  return next
}

const isPaid = (status: PromotionStatus): boolean => status === 'CLAIMED' || status === 'ISSUED'

export const isFull = ({ places, taken, budget, spent }: Offer['row']): boolean => taken >= places || spent >= budget

/**
 * Where a promotion stands for a member: the events of offer, applications and grants, one after another through the table of steps. `isReady` is
 * asked where something might be claimed.
 */
export const statusOf = async (
  { row, perMember, cycle }: Offer,
  history: History,
  now: Date,
  isReady: (status: 'JOIN' | 'JOINED') => Promise<boolean>,
): Promise<{ readonly status: PromotionStatus; readonly since: Date | null }> => {
  let status: PromotionStatus = now >= row.startsAt ? apply('COMING_SOON', 'open') : 'COMING_SOON'
  let since: Date | null = null
  for (const [at, event] of happeningsOf(history)) {
    if (isPaid(status)) status = apply(status, 'renew')
    status = apply(status, event)
    since = at
  }
  const mayRenew = history.grants.length < perMember && !history.grants.some((grant) => grant.cycle === cycle)
  if (isPaid(status) && mayRenew) [status, since] = [apply(status, 'renew'), null]
  const isOver = now >= row.endsAt || row.closedAt !== null || isFull(row)
  if (isOver) return { status: apply(status, 'close'), since }
  if ((status === 'JOIN' || status === 'JOINED') && (await isReady(status))) status = apply(status, 'ready')
  return { status, since }
}
