import { isIP } from 'node:net'
import { urlOf } from '../windows/addresses.ts'

const LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/
/** Names that never lead out of a house. */
const INNER = new Set(['local', 'localhost', 'internal', 'lan', 'home', 'intranet', 'localdomain', 'arpa', 'onion'])

/** Whether `text` is an https origin of a public name, written as browsers write it: no address, path, or credentials. */
export const isPublicOrigin = (text: string): boolean => {
  const url = urlOf(text)
  if (url?.protocol !== 'https:' || url.origin !== text) return false
  const labels = url.hostname.split('.')
  const top = labels.at(-1) ?? ''
  return (
    isIP(url.hostname) === 0 &&
    url.hostname.length <= 253 &&
    labels.length >= 2 &&
    labels.every((label) => LABEL.test(label)) &&
    /^[a-z]/.test(top) &&
    !INNER.has(top)
  )
}

/** Whether `text` is a gateway on this machine, which only a development build may use. */
export const isDevelopmentOrigin = (text: string): boolean => {
  const url = urlOf(text)
  return url?.protocol === 'http:' && url.origin === text && url.hostname === '127.0.0.1'
}

/** Host and port as people read them. */
export const hostOf = (origin: string): string => new URL(origin).host
