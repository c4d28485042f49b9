import type { Announcement } from '@portico/contract/content/shapes'

/** Who a popup may be for: a guest, or the member of this id, perhaps for the first time. */
export type Audience = { readonly kind: 'anonymous' } | { readonly kind: 'user'; readonly id: string; readonly first: boolean }

type Popup = Pick<Announcement, 'id' | 'type' | 'execution'>

/** Guests get what is for before login, members what is for after it, and the first time also what is for then [MODAL-04]. */
const isFor = ({ execution }: Popup, audience: Audience): boolean => {
  if (audience.kind === 'anonymous') return execution === 'B'
  return execution === 'A' || (execution === 'F' && audience.first)
}

/** The popups of a list that this audience is to see and has not closed. */
export const pending = <P extends Popup>(list: readonly P[], audience: Audience, closed: ReadonlySet<string>): P[] =>
  list.filter((popup) => (popup.type === 'PU' || popup.type === 'PR') && isFor(popup, audience) && !closed.has(popup.id))

const KEY = 'portico.popups'

const keyOf = (audience: Audience): string => (audience.kind === 'anonymous' ? `${KEY}.anonymous` : `${KEY}.user.${audience.id}`)

/** For browsers that refuse storage. */
const closedHere = new Map<string, string>()

const read = (key: string): string => {
  try {
    return sessionStorage.getItem(key) ?? ''
  } catch {
    return closedHere.get(key) ?? ''
  }
}

/** Ids of the popups that this audience has closed in this session. */
export const closedPopups = (audience: Audience): ReadonlySet<string> => new Set(read(keyOf(audience)).split(',').filter(Boolean))

/** Notes that these were closed; they come back with the next session. */
export const closePopups = (audience: Audience, popups: readonly Pick<Popup, 'id'>[]): void => {
  const ids = [...closedPopups(audience), ...popups.map(({ id }) => id)].join(',')
  try {
    sessionStorage.setItem(keyOf(audience), ids)
  } catch {
    closedHere.set(keyOf(audience), ids)
  }
}
