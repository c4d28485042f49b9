import type { AnnouncementRow } from './store.ts'

const GAME = /^game:([A-Za-z0-9_-]{1,40})$/

/** The code of the game that a banner's address names; null when it names none. */
export const gameCodeOf = (url: string): string | null => GAME.exec(url)?.[1] ?? null

/** A name that says where it leads: `https://portico.example@elsewhere.example` leads elsewhere. */
const isOtherSite = (url: string): boolean => {
  const { protocol, username, password, hostname } = URL.parse(url) ?? { protocol: '', username: '', password: '', hostname: '' }
  return protocol === 'https:' && username === '' && password === '' && /^[a-z\d.-]+$/.test(hostname)
}

/**
 * What a banner's address leads to: `/promotions` a page of ours, `game:PG-0017` a game, `https://…` another site.
 * Null for anything else, above all for scripts.
 */
export const linkageOf = (url: string): NonNullable<AnnouncementRow['linkageType']> | null => {
  if (/^\/(?![/\\])[^\s\\]*$/.test(url)) return 'ROUTE'
  if (gameCodeOf(url) !== null) return 'GAME'
  return isOtherSite(url) ? 'URL' : null
}

/** Whether a contact's path leads where a reader may be sent: a page of ours, or an https, mailto or tel address. */
export const isContactPath = (path: string): boolean => {
  const linkage = linkageOf(path)
  return linkage === 'ROUTE' || linkage === 'URL' || /^mailto:[^\s@]+@[^\s@]+$/.test(path) || /^tel:\+?[\d -]{3,20}$/.test(path)
}
