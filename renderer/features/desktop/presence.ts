import type { Announcement } from '@portico/contract/content/shapes'
import type { Presence } from '@portico/contract/desktop/channels'
import { paths } from '../../core/paths.ts'

const MOST = 20
const TITLE = 120
const BODY = 400

/** Lengths count as the contract counts them: code units. */
const cut = (text: string, most: number): string => (text.length > most ? `${text.slice(0, most - 1).toWellFormed()}…` : text)

/** What main needs to count the badge and to show each unread notice and each happening once, newest first. `plain` takes the HTML out of a text. */
export const presenceOf = (
  unread: readonly Announcement[],
  language: string,
  plain: (html: string) => string,
  happenings: Presence['notices'] = [],
): Presence => ({
  unread: Math.min(unread.length, 9_999),
  language,
  notices: [...happenings, ...announced(unread, plain)].slice(0, MOST),
})

const announced = (unread: readonly Announcement[], plain: (html: string) => string): Presence['notices'] =>
  unread.slice(0, MOST).map(({ id, title, content }) => ({
    id: `notice.${id}`,
    title: cut(title.trim() || '…', TITLE),
    body: cut(plain(content).trim(), BODY),
    path: paths.home,
  }))
