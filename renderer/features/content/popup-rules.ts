import type { Announcement } from '@portico/contract/content/shapes'
import type { TabMemory } from '../../lib/tab-memory.ts'

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

/** Ids of the popups that this audience has closed in this session. */
export const closedPopups = (memory: TabMemory, audience: Audience): ReadonlySet<string> => {
  const ids = memory.read(keyOf(audience))
  return new Set(Array.isArray(ids) ? ids.map(String) : [])
}

/** Notes that these were closed; they come back with the next session. */
export const closePopups = (memory: TabMemory, audience: Audience, popups: readonly Pick<Popup, 'id'>[]): void =>
  memory.write(keyOf(audience), [...closedPopups(memory, audience), ...popups.map(({ id }) => id)])
