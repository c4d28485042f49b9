import type { Examples } from '../kit/example.ts'
import { uploadExample } from '../upload/examples.ts'
import type * as calls from './calls.ts'
import type * as operatorCalls from './operator-calls.ts'
import type { ApplicationView, PromotionCard, PromotionDetail } from './shapes.ts'

const now = '2026-11-21T08:00:00.000Z'
const id = '6a0b2f60-52a0-4f14-8d5b-7d7c9a1f0c01'
const application: ApplicationView = {
  id: '6a0b2f60-52a0-4f14-8d5b-7d7c9a1f0c02',
  state: 'SENT',
  comment: 'Gold since March.',
  pictures: [uploadExample],
  amount: { amount: '500000.0000', currency: 'VND' },
  sentAt: now,
  openedAt: null,
  decidedAt: null,
  reason: null,
}
const card: PromotionCard = {
  id,
  kind: 'application',
  way: 'APPLY',
  type: 'GAMING',
  tags: ['VIP'],
  title: 'VIP match',
  summary: 'Keep the level that you reached elsewhere.',
  language: null,
  status: 'APPLYING',
  startsAt: '2026-11-14T00:00:00.000Z',
  endsAt: '2026-11-30T16:59:00.000Z',
  most: application.amount,
  amount: application.amount,
  since: now,
  places: 500,
  placesLeft: 31,
}
const ready: PromotionCard = { ...card, kind: 'gift', way: 'CLAIM', title: 'Get the app', tags: [], type: 'APP_DOWNLOAD', status: 'CLAIM' }
const detail: PromotionDetail = {
  card,
  conditions: [{ condition: { kind: 'ACCOUNT_AGE', days: 7 }, met: true, now: '49' }],
  example: {
    of: 'NOTHING',
    base: { amount: '0.0000', currency: 'VND' },
    gets: application.amount,
    wagers: { amount: '2500000.0000', currency: 'VND' },
  },
  turnover: 5,
  bonus: { days: 14, weights: { LOTT: 100, RNG: 50 }, maxBet: { amount: '200000.0000', currency: 'VND' }, base: 'B' as const },
  perMember: 1,
  rules: ['One per person.'],
  version: 3,
  publishedAt: '2026-11-14T00:00:00.000Z',
  hash: '9f2c71d0a3b1c4d5e6f708192a3b4c5d6e7f8091a2b3c4d5e6f708192a3b41ab',
  applications: [application],
  mayTryAgain: true,
  answerHours: 48,
  serverNow: now,
}
const grant = {
  id: '6a0b2f60-52a0-4f14-8d5b-7d7c9a1f0c03',
  promotionId: id,
  title: 'Get the app',
  way: 'CLAIM' as const,
  amount: { amount: '30000.0000', currency: 'VND' },
  wagers: { amount: '30000.0000', currency: 'VND' },
  at: now,
}
const definition = {
  kind: 'application',
  terms: { amount: '500000' },
  type: 'GAMING' as const,
  tags: ['VIP' as const],
  title: { EN: 'VIP match' },
  summary: { EN: 'Keep the level that you reached elsewhere.' },
  rules: { EN: 'One per person.' },
  startsAt: card.startsAt,
  endsAt: card.endsAt,
  budget: '250000000',
  places: 500,
  perMember: 1,
  turnover: 5,
  bonus: { days: 14, weights: { LOTT: 100, RNG: 50 }, maxBet: '200000' },
  conditions: [{ kind: 'ACCOUNT_AGE' as const, days: 7 }],
}
const desk = {
  id,
  version: 3,
  state: 'PUBLISHED' as const,
  hash: detail.hash,
  definition,
  proposedBy: 'lan',
  proposedAt: '2026-11-13T08:00:00.000Z',
  publishedBy: 'minh',
  publishedAt: detail.publishedAt,
  closedAt: null,
  taken: 469,
  spent: { amount: '234500000.0000', currency: 'VND' },
}
const deskApplication = { account: 'linh88', title: 'VIP match', promotionId: id, version: 3, application }

const OFFER = ['PROMOTION_UNKNOWN', 'NOT_OFFERED', 'OFFERS_STOPPED', 'SELF_EXCLUDED', 'PLAY_PAUSED'] as const

export const examples: Examples<typeof calls & typeof operatorCalls> = {
  promotions: {
    request: {},
    response: { list: [card], serverNow: now },
    failures: ['NOT_OFFERED', 'OFFERS_STOPPED', 'SELF_EXCLUDED', 'PLAY_PAUSED'],
  },
  promotion: { request: { id }, response: detail, failures: [...OFFER] },
  joinPromotion: {
    request: { id },
    response: { ...detail, card: { ...card, status: 'JOINED' } },
    failures: [...OFFER, 'PROMOTION_STATUS_WRONG', 'PROMOTION_FULL', 'CONDITIONS_NOT_MET'],
  },
  claimPromotion: {
    request: { id },
    response: { grant, balance: { amount: '12510500.0000', currency: 'VND' } },
    failures: [...OFFER, 'PROMOTION_STATUS_WRONG', 'PROMOTION_FULL', 'CONDITIONS_NOT_MET', 'BONUS_ACTIVE'],
  },
  applyForPromotion: {
    request: { id, version: 3, comment: application.comment, pictures: [uploadExample.uploadId] },
    response: detail,
    failures: [
      ...OFFER,
      'PROMOTION_STATUS_WRONG',
      'PROMOTION_CHANGED',
      'PROMOTION_FULL',
      'CONDITIONS_NOT_MET',
      'UPLOAD_UNKNOWN',
      'FIELD_INVALID',
    ],
  },
  cancelApplication: {
    request: { id: application.id },
    response: {
      ...detail,
      card: { ...card, status: 'JOIN', amount: null, since: null },
      applications: [{ ...application, state: 'CANCELLED' }],
    },
    failures: ['APPLICATION_UNKNOWN', 'APPLICATION_DECIDED'],
  },
  promotionRewards: {
    request: {},
    response: { ready: [ready], paid: [grant], serverNow: now },
    failures: ['NOT_OFFERED', 'OFFERS_STOPPED', 'SELF_EXCLUDED', 'PLAY_PAUSED'],
  },
  promotionKinds: { request: {}, response: { list: [{ kind: 'application', way: 'APPLY', terms: { type: 'object' } }] }, failures: [] },
  operatorPromotions: { request: {}, response: { list: [desk] }, failures: [] },
  proposePromotion: {
    request: { definition },
    response: { ...desk, version: 1, state: 'PROPOSED', publishedBy: null, publishedAt: null },
    failures: ['FIELD_INVALID', 'PROMOTION_UNKNOWN'],
  },
  tryPromotion: {
    request: { definition },
    response: {
      looked: 500,
      fitting: 44,
      receiving: 44,
      cost: { amount: '22000000.0000', currency: 'VND' },
      paid: { amount: '22000000.0000', currency: 'VND' },
      failing: [{ kind: 'ACCOUNT_AGE', count: 456 }],
    },
    failures: ['FIELD_INVALID'],
  },
  publishPromotion: {
    request: { id, version: 3 },
    response: desk,
    failures: ['PROMOTION_UNKNOWN', 'PROMOTION_CHANGED', 'SAME_PERSON', 'FIELD_INVALID'],
  },
  closePromotion: { request: { id, note: 'The terms were wrong.' }, response: { ...desk, closedAt: now }, failures: ['PROMOTION_UNKNOWN'] },
  operatorApplications: {
    request: {},
    response: {
      list: [{ id: application.id, account: 'linh88', title: 'VIP match', state: 'SENT', amount: application.amount, sentAt: now }],
    },
    failures: [],
  },
  openApplication: {
    request: { id: application.id },
    response: { ...deskApplication, application: { ...application, state: 'REVIEW', openedAt: now } },
    failures: ['APPLICATION_UNKNOWN'],
  },
  decideApplication: {
    request: { id: application.id, approve: false, reason: 'The picture shows another name.' },
    response: {
      ...deskApplication,
      application: { ...application, state: 'REJECTED', openedAt: now, decidedAt: now, reason: 'The picture shows another name.' },
    },
    failures: ['APPLICATION_UNKNOWN', 'APPLICATION_DECIDED', 'FIELD_INVALID', 'BONUS_ACTIVE'],
  },
}
