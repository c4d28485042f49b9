import { trustedPolicy } from '../../lib/trusted-types.ts'

/** The words of operator HTML without any markup, for places that hold one line. Nothing in it is run or loaded. */
export const plainText = (html: string): string =>
  new DOMParser().parseFromString(trustedPolicy().createHTML(html), 'text/html').body.textContent?.trim() ?? ''
