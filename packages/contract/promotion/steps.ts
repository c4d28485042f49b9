/** Where a promotion stands for a reader [the ten of PROMO-03]. */
export const PROMOTION_STATUSES = [
  'COMING_SOON',
  'JOIN',
  'JOINED',
  'CLAIM',
  'APPLYING',
  'PROCESS',
  'REJECTED',
  'CLAIMED',
  'ISSUED',
  'CLOSE',
] as const
export type PromotionStatus = (typeof PROMOTION_STATUSES)[number]

/** What happens: to the offer (`open`, `close`, `renew` for another period), to an application, to a grant. */
export const PROMOTION_EVENTS = [
  'open',
  'close',
  'renew',
  'join',
  'send',
  'review',
  'approve',
  'reject',
  'cancel',
  'ready',
  'claim',
] as const
export type PromotionEvent = (typeof PROMOTION_EVENTS)[number]

/**
 * From a status, by an event, to the next; an event that is missing is refused. An application that was sent is answered also after the offer
 * has closed; what was paid or rejected stays to be read.
 */
export const PROMOTION_STEPS: Readonly<Record<PromotionStatus, Partial<Readonly<Record<PromotionEvent, PromotionStatus>>>>> = {
  COMING_SOON: { open: 'JOIN', close: 'CLOSE' },
  JOIN: { join: 'JOINED', send: 'APPLYING', ready: 'CLAIM', close: 'CLOSE' },
  JOINED: { ready: 'CLAIM', close: 'CLOSE' },
  CLAIM: { claim: 'CLAIMED', close: 'CLOSE' },
  APPLYING: { review: 'PROCESS', approve: 'ISSUED', reject: 'REJECTED', cancel: 'JOIN', close: 'APPLYING' },
  PROCESS: { approve: 'ISSUED', reject: 'REJECTED', cancel: 'JOIN', close: 'PROCESS' },
  REJECTED: { send: 'APPLYING', close: 'REJECTED' },
  CLAIMED: { renew: 'JOIN', close: 'CLAIMED' },
  ISSUED: { renew: 'JOIN', close: 'ISSUED' },
  CLOSE: {},
}

/** Where an event leads; undefined where it is refused. */
export const stepOf = (status: PromotionStatus, event: PromotionEvent): PromotionStatus | undefined => PROMOTION_STEPS[status][event]
