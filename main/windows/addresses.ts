import { APP_ORIGIN } from '@portico/contract/desktop/names'

export const urlOf = (text: string): URL | undefined => (URL.canParse(text) ? new URL(text) : undefined)

/** Scheme and host, for logs: the rest of an address may carry a token. */
export const siteOf = (text: string): string => {
  const url = urlOf(text)
  // URL.origin is "null" for schemes that Node does not know as special.
  return url ? `${url.protocol}//${url.host}` : 'unreadable'
}

/** Whether `text` is a page of ours: parsed, never compared by its beginning. */
export const isAppUrl = (text: string): boolean => {
  const url = urlOf(text)
  return url !== undefined && siteOf(text) === APP_ORIGIN && url.username === '' && url.password === ''
}

/**
 * What the system's browser or mail program is given for a link, written anew from its parts; undefined for what it must
 * not be given.
 */
export const externalAddress = (text: string): string | undefined => {
  const url = urlOf(text)
  if (!url || url.username !== '' || url.password !== '') return undefined
  return url.protocol === 'https:' || url.protocol === 'mailto:' ? url.href : undefined
}
