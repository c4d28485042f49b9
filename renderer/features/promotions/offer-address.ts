import { PROMOTION_TAGS, PROMOTION_TYPES, type PromotionTag, type PromotionType } from '@portico/contract/promotion/shapes'
import { paths } from '../../core/paths.ts'

/** What the page shows, as its address says it. */
export interface OfferView {
  readonly type: PromotionType | null
  readonly tag: PromotionTag | null
  readonly offer: string | null
}

/** The page of all offers. */
export const ALL_OFFERS: OfferView = { type: null, tag: null, offer: null }

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** Reads an address; what makes no sense in it is as if it were not there. */
export const readOfferView = (query: URLSearchParams): OfferView => {
  const offer = query.get('offer') ?? ''
  return {
    type: PROMOTION_TYPES.find((type) => type === query.get('type')) ?? null,
    tag: PROMOTION_TAGS.find((tag) => tag === query.get('tag')) ?? null,
    offer: UUID.test(offer) ? offer : null,
  }
}

export const offerAddress = ({ type, tag, offer }: OfferView): string => {
  const query = new URLSearchParams()
  if (type) query.set('type', type)
  if (tag) query.set('tag', tag)
  if (offer) query.set('offer', offer)
  const text = query.toString()
  return text === '' ? paths.page('promotions') : `${paths.page('promotions')}?${text}`
}
