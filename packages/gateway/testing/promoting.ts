import type { PromotionDefinition } from '@portico/contract/promotion/operator-calls'
import {
  decideApplication,
  openApplication,
  operatorApplications,
  proposePromotion,
  publishPromotion,
} from '@portico/contract/promotion/operator-calls'
import {
  applyForPromotion,
  cancelApplication,
  claimPromotion,
  joinPromotion,
  promotion,
  promotionRewards,
  promotions,
} from '@portico/contract/promotion/calls'
import { DAY_MS } from '../kit/duration.ts'
import type { TestGateway } from './gateway.ts'
import { openPlayer } from './player.ts'

/** Two people at the desk who publish promotions, and members who take them. */
export const promoting = async (gateway: TestGateway) => {
  const lan = { token: (await gateway.operatorNamed('lan', 'support')).token }
  const minh = { token: (await gateway.operatorNamed('minh', 'support')).token }
  let count = 0

  /** A gift of 50 to five members at most, open since yesterday; no two are alike. */
  const definition = (change: Partial<PromotionDefinition> = {}): PromotionDefinition => {
    const now = gateway.clock.now().getTime()
    return {
      kind: 'gift',
      terms: { amount: '50', repeat: 'ONCE' },
      type: 'OTHER',
      tags: [],
      title: { EN: `Offer ${++count}` },
      summary: { EN: 'Something for you.' },
      rules: { EN: 'One per person.\nNo more.' },
      startsAt: new Date(now - DAY_MS).toISOString(),
      endsAt: new Date(now + 30 * DAY_MS).toISOString(),
      budget: '250',
      places: 5,
      perMember: 1,
      turnover: 0,
      conditions: [],
      ...change,
    }
  }

  const propose = (change?: Partial<PromotionDefinition>, id?: string) =>
    gateway.call(proposePromotion, { definition: definition(change), ...(id === undefined ? {} : { id }) }, lan)

  return {
    lan,
    minh,
    definition,
    propose,
    publish: (id: string, version: number, by = minh) => gateway.call(publishPromotion, { id, version }, by),
    /** Proposes by one and publishes by the other; answers its id. */
    offer: async (change?: Partial<PromotionDefinition>, of?: string): Promise<string> => {
      const { id, version } = (await propose(change, of)).value
      return (await gateway.call(publishPromotion, { id, version }, minh)).value.id
    },
    member: async (balance = '0') => {
      const player = await openPlayer(gateway, balance)
      const token = { token: await player.token(), language: 'EN' }
      return {
        ...player,
        by: token,
        /** A session of now: the one before ended with its time. */
        again: async () => {
          token.token = await player.token()
        },
        list: () => gateway.call(promotions, {}, token),
        see: (id: string) => gateway.call(promotion, { id }, token),
        status: async (id: string) => (await gateway.call(promotion, { id }, token)).value.card.status,
        join: (id: string) => gateway.call(joinPromotion, { id }, token),
        claim: (id: string) => gateway.call(claimPromotion, { id }, token),
        apply: (id: string, { version = 1, comment = 'please', pictures = [] as string[] } = {}) =>
          gateway.call(applyForPromotion, { id, version, comment, pictures }, token),
        cancel: (id: string) => gateway.call(cancelApplication, { id }, token),
        rewards: () => gateway.call(promotionRewards, {}, token),
      }
    },
    waiting: async () => (await gateway.call(operatorApplications, {}, minh)).value.list,
    open: (id: string) => gateway.call(openApplication, { id }, minh),
    decide: (id: string, approve: boolean, reason?: string) =>
      gateway.call(decideApplication, { id, approve, ...(reason === undefined ? {} : { reason }) }, minh),
  }
}
