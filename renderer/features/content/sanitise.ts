import DOMPurify from 'dompurify'

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

/** Whether a picture comes from this site itself; others would tell a stranger who reads what. */
const isOwnPicture = (source: string): boolean => /^\/(?!\/)/.test(source)

/**
 * The one place where HTML written by an operator becomes elements.
 * Scripts, styles, forms, frames and pictures from elsewhere are dropped; links open outside, without a trace back.
 */
export const sanitise = (html: string): DocumentFragment => {
  const fragment = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: ATTRIBUTES,
    ALLOW_DATA_ATTR: false,
    ALLOWED_URI_REGEXP: /^(https?:|mailto:|tel:|\/(?!\/))/i,
    RETURN_DOM_FRAGMENT: true,
  })
  for (const image of fragment.querySelectorAll('img')) {
    if (isOwnPicture(image.getAttribute('src') ?? '')) image.loading = 'lazy'
    else image.remove()
  }
  for (const link of fragment.querySelectorAll('a')) {
    if (/^https?:/i.test(link.getAttribute('href') ?? '')) link.target = '_blank'
    link.rel = 'noopener noreferrer'
  }
  return fragment
}
