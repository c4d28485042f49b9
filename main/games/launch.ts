import type { GameLaunch } from '@portico/contract/desktop/channels'
import { isIP } from 'node:net'
import { urlOf } from '../windows/addresses.ts'
import type { PagePolicy } from '../windows/page-policy.ts'
import { reachOf } from './addresses.ts'

/** Names that never lead out of a house, whoever looks them up. */
const INNER_NAME = /(^|\.)(localhost|local|localdomain|internal|intranet|lan|home|home\.arpa)$/

/** Where the host of an address leads as far as its text says; undefined for a name that has to be looked up. */
export const writtenReach = ({ hostname }: URL): 'public' | 'private' | 'loopback' | undefined => {
  const host = hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '')
  if (isIP(host) !== 0) return reachOf(host)
  if (/(^|\.)localhost$/.test(host)) return 'loopback'
  return !host.includes('.') || INNER_NAME.test(host) ? 'private' : undefined
}

/** Whether an address is encrypted or, where `loopback` allows it, on this machine. */
export const isFit = (url: URL, loopback: boolean): boolean => {
  const reach = writtenReach(url)
  if (reach === 'private' || (reach === 'loopback' && !loopback)) return false
  const safe = url.protocol === 'https:' || url.protocol === 'wss:'
  return safe || (reach === 'loopback' && (url.protocol === 'http:' || url.protocol === 'ws:'))
}

/** The origins of a launch, that of its address first; undefined when one of them may not be opened in a game window. */
export const originsOf = ({ url, allow }: Pick<GameLaunch, 'url' | 'allow'>, loopback: boolean): ReadonlySet<string> | undefined => {
  const urls = [url, ...allow].map(urlOf)
  const fit = urls.every(
    (found) => found?.username === '' && found.password === '' && /^https?:$/.test(found.protocol) && isFit(found, loopback),
  )
  return fit ? new Set(urls.map((found) => found!.origin)) : undefined
}

/** Documents inside a page that come from no server. */
const MADE_BY_THE_PAGE = /^(about:(blank|srcdoc)$|blob:|data:)/

/** A vendor's page: its top frame on the launch's origins, frames inside it on any encrypted address, and nothing else. */
export const gamePolicy = (origins: ReadonlySet<string>, loopback: boolean, refused: PagePolicy['refused']): PagePolicy => ({
  mayGo: (text, top) => {
    const url = urlOf(text)
    if (!url) return false
    if (top) return origins.has(url.origin) && url.username === ''
    return MADE_BY_THE_PAGE.test(text) || (/^https?:$/.test(url.protocol) && isFit(url, loopback))
  },
  mayDownload: () => false,
  refused,
})

/** What could turn the reading order round, break the line or hide letters. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

/** The window's title: the game's name as the launch gave it and the origin that the page is on now. */
export const gameTitle = (name: string, origin: string): string => {
  const plain = name.replaceAll(UNSEEN, ' ').replaceAll(/\s+/g, ' ').trim()
  return `${plain} — ${origin}`
}

/** Whether games on this machine may be opened: in a development build whose gateway, given by its origin, is on it too. */
export const mayUseLoopback = (development: boolean, gateway: string): boolean => {
  const url = urlOf(gateway)
  return development && url !== undefined && writtenReach(url) === 'loopback'
}
