import type { Presence as PresenceState } from '@portico/contract/desktop/channels'
import type { SessionState } from '@portico/contract/desktop/shapes'
import { observable } from '../../ports.ts'
import { testClock } from '../../testing/clock.ts'
import { createPresence } from '../presence.ts'
import type { BadgeView, TrayView } from '../view.ts'

const notice = (id: string) => ({ id, title: `Title ${id}`, body: '', path: `/member/messageV2?id=${id}` })
export const presenceOf = (unread: number, ids: readonly string[] = [], language = 'en'): PresenceState => ({
  unread,
  language,
  notices: ids.map(notice),
})

/** The presence of a client, with all that it does recorded; it is eleven at night, by this machine's clock. */
export const setUp = (storedIds: readonly string[] = []) => {
  const session = observable<SessionState>({ held: true, vault: 'ready' })
  const seen = { badges: [] as BadgeView[], trays: [] as TrayView[], notified: [] as string[], standing: new Set<string>() }
  const on = { notifications: true, looking: false, quietHours: { on: false, from: '22:00', to: '07:00' } }
  const clock = testClock(new Date(2026, 10, 20, 23).getTime())
  let ids = storedIds
  let hints = { stays: false }
  const language = observable('vi-VN')
  const presence = createPresence({
    brand: 'Aurora',
    language,
    hints: { read: () => hints, write: (next) => void (hints = next) },
    notifiedIds: { read: () => ids, write: (next) => void (ids = next) },
    session,
    notificationsOn: () => on.notifications,
    quietHours: () => on.quietHours,
    clock,
    looking: () => on.looking,
    screen: {
      badge: (view) => seen.badges.push(view),
      tray: (view) => seen.trays.push(view),
      notify: ({ id }) => {
        seen.notified.push(id)
        seen.standing.add(id)
      },
      withdraw: (id) => seen.standing.delete(id),
    },
  })
  return {
    presence,
    language,
    session,
    on,
    clock,
    seen,
    ids: () => ids,
    count: () => seen.badges.at(-1)?.count,
    labels: () => seen.trays.at(-1)!.items.map(({ label }) => label),
  }
}
