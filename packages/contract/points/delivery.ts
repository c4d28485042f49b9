import { plainText } from '../kit/plain-text.ts'

/** As people write numbers: 7 to 15 digits, with a plus before and marks between. */
const MOBILE = /^\+?(?:[ ().-]*\d){7,15}$/

export interface Delivery {
  readonly address: string
  readonly mobile: string
}

/** Where an order goes, as it is stored, and what is wrong with it, by the same rule on both sides. */
export const readDelivery = (
  { address = '', mobile = '' }: { readonly address?: string | undefined; readonly mobile?: string | undefined },
  isSent: boolean,
): { readonly to: Delivery; readonly faults: Partial<Record<keyof Delivery, 'required' | 'mobile'>> } => {
  const to = { address: plainText(address), mobile: plainText(mobile) }
  return {
    to,
    faults: {
      ...(isSent && to.address === '' ? { address: 'required' } : {}),
      ...(to.mobile === '' ? (isSent ? { mobile: 'required' } : {}) : MOBILE.test(to.mobile) ? {} : { mobile: 'mobile' }),
    },
  }
}
