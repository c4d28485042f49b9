import type { Presence } from '@portico/contract/desktop/channels'
import { fill, type Texts } from '../texts.ts'

export const ITEMS = ['open', 'office', 'signOut', 'quit'] as const
export type TrayItem = (typeof ITEMS)[number]

/** What the tray shows. */
export interface TrayView {
  readonly tip: string
  readonly items: readonly { readonly id: TrayItem; readonly label: string; readonly enabled: boolean }[]
}

/** `description` is read out where the number is only drawn. */
export interface BadgeView {
  readonly count: number
  readonly description: string
}

interface ViewState {
  readonly texts: Texts
  readonly brand: string
  readonly unread: number
  readonly signedIn: boolean
  /** The time at which notifications come again, as it is written; undefined while they come. */
  readonly quietUntil?: string
}

const unreadText = ({ texts, unread }: ViewState): string =>
  unread === 0 ? '' : fill(unread === 1 ? texts.tray.unreadOne : texts.tray.unread, { count: unread })

export const badgeOf = (state: ViewState): BadgeView => ({ count: state.unread, description: unreadText(state) })

export const trayOf = (state: ViewState): TrayView => {
  const { texts, brand, signedIn, quietUntil } = state
  const facts = [unreadText(state), quietUntil === undefined ? '' : fill(texts.tray.quietUntil, { time: quietUntil })].filter(Boolean)
  return {
    tip: facts.length === 0 ? brand : `${brand}: ${facts.join(', ')}`,
    items: ITEMS.map((id) => ({ id, label: fill(texts.tray[id], { brand }), enabled: id !== 'signOut' || signedIn })),
  }
}

/** As drawn where there is room for two characters. */
export const shortCount = (count: number): string => (count > 9 ? '9+' : String(count))

export type Notice = Omit<Presence['notices'][number], 'path'> & {
  /** Null only brings the window to the front. */
  readonly path: string | null
}

/** More at once are shown as one: nobody reads a pile of notifications. */
const MOST_AT_ONCE = 3
export const MANY_ID = 'portico.many'

/** What to show for notices that were never shown before. */
export const noticesOf = (fresh: Presence['notices'], { texts, brand }: Pick<ViewState, 'texts' | 'brand'>): readonly Notice[] =>
  fresh.length <= MOST_AT_ONCE
    ? fresh
    : [{ id: MANY_ID, title: brand, body: fill(texts.notices.many, { count: fresh.length }), path: null }]

/** What the client says of itself; a click brings its window. */
export const ownNotice = (about: 'stays' | 'ranOut', { texts, brand }: Pick<ViewState, 'texts' | 'brand'>): Notice => ({
  id: `portico.${about}`,
  title: brand,
  body: fill(texts.notices[about], { brand }),
  path: null,
})
