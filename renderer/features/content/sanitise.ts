import DOMPurify, { type Config } from 'dompurify'
import { brand } from 'virtual:brand'
import { trustedPolicy } from '../../lib/trusted-types.ts'

const TAGS = [
  'a',
  'b',
  'blockquote',
  'br',
  'em',
  'h3',
  'h4',
  'hr',
  'i',
  'img',
  'li',
  'ol',
  'p',
  'small',
  'span',
  'strong',
  'table',
  'tbody',
  'td',
  'th',
  'thead',
  'tr',
  'u',
  'ul',
]
const ATTRIBUTES = ['alt', 'colspan', 'height', 'href', 'rowspan', 'src', 'title', 'width']

/** Whether a picture comes from this site or a network the brand names; others would tell a stranger who reads what. */
const isOwnPicture = (source: string, networks: readonly string[]): boolean =>
  /^\/(?![/\\])/.test(source) || (URL.canParse(source) && networks.includes(new URL(source).origin))

/**
 * The one place where HTML written by an operator becomes elements.
 * Scripts, styles, forms, frames and pictures from elsewhere are dropped; links open outside, without a trace back.
 * @param networks origins besides this site's that pictures may come from
 */
export const sanitise = (html: string, networks: readonly string[] = brand.imageCdns): DocumentFragment => {
  const fragment = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: ATTRIBUTES,
    ALLOW_DATA_ATTR: false,
    ALLOWED_URI_REGEXP: /^(https?:|mailto:|tel:|\/(?!\/))/i,
    RETURN_DOM_FRAGMENT: true,
    // Without it DOMPurify makes a policy of its own, which the page's Content-Security-Policy refuses.
    TRUSTED_TYPES_POLICY: trustedPolicy() as unknown as NonNullable<Config['TRUSTED_TYPES_POLICY']>,
  })
  for (const image of fragment.querySelectorAll('img')) {
    if (isOwnPicture(image.getAttribute('src') ?? '', networks)) image.loading = 'lazy'
    else image.remove()
  }
  for (const link of fragment.querySelectorAll('a')) {
    if (/^https?:/i.test(link.getAttribute('href') ?? '')) link.target = '_blank'
    link.rel = 'noopener noreferrer'
  }
  return fragment
}
