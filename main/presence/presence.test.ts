import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { presenceOf, setUp } from './testing/presence.ts'

describe('badge and tray', () => {
  it('show what is unread, however often and in whatever order it was told [DESKTOP-07]', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(30), { minLength: 1 }), (counts) => {
        const { presence, count } = setUp()
        for (const unread of counts) presence.write(presenceOf(unread))
        expect(count()).toBe(counts.at(-1))
      }),
    )
  })

  it('speak the language of the reader, and the brand before it is told [DESKTOP-07]', () => {
    const { presence, language, labels, seen } = setUp()
    expect(labels()).toEqual(['Mở Aurora', 'Mở trung tâm đại lý', 'Đăng xuất', 'Thoát Aurora'])
    const languages: string[] = []
    language.on((tag) => languages.push(tag))
    presence.write(presenceOf(3))
    expect(labels()).toEqual(['Open Aurora', 'Open agent office', 'Sign out', 'Quit Aurora'])
    expect(seen.trays.at(-1)!.tip).toBe('Aurora: 3 unread')
    expect(seen.badges.at(-1)).toEqual({ count: 3, description: '3 unread' })
    presence.write(presenceOf(1, [], 'vi-VN'))
    expect(seen.trays.at(-1)!.tip).toBe('Aurora: 1 tin chưa đọc')
    expect(languages).toEqual(['en', 'vi-VN'])
  })

  it('offer to sign out only who is signed in, and are empty afterwards [DESKTOP-01] [DESKTOP-07]', () => {
    const { presence, session, seen, count } = setUp()
    presence.write(presenceOf(2, ['a']))
    const enabled = () =>
      seen.trays
        .at(-1)!
        .items.filter((item) => item.enabled)
        .map(({ id }) => id)
    expect(enabled()).toContain('signOut')
    session.set({ held: false, vault: 'ready' })
    expect(enabled()).toEqual(['open', 'office', 'quit'])
    expect(count()).toBe(0)
    expect(seen.standing.size).toBe(0)
  })

  it('are put in place only when they change, and again for a window that opens [DESKTOP-07]', () => {
    const { presence, seen } = setUp()
    presence.write(presenceOf(2))
    const before = seen.trays.length
    presence.write(presenceOf(2, ['a']))
    expect(seen.trays).toHaveLength(before)
    presence.refresh()
    expect(seen.badges.at(-1)!.count).toBe(2)
    expect(seen.trays).toHaveLength(before + 1)
  })
})

describe('notifications', () => {
  it('show each notice once, also after a start [DESKTOP-07]', () => {
    const first = setUp()
    first.presence.write(presenceOf(2, ['a', 'b']))
    first.presence.write(presenceOf(3, ['c', 'b', 'a']))
    expect(first.seen.notified).toEqual(['a', 'b', 'c'])
    const again = setUp(first.ids())
    again.presence.write(presenceOf(3, ['c', 'b', 'a']))
    expect(again.seen.notified).toEqual([])
    expect(again.count()).toBe(3)
  })

  it('lose nothing of what came while the window slept [DESKTOP-07]', () => {
    const { presence, seen, count } = setUp()
    presence.write(presenceOf(1, ['a']))
    // Told nothing for hours, then all of it at once: the same as if each had been told.
    presence.write(presenceOf(4, ['d', 'c', 'b', 'a']))
    expect(seen.notified).toEqual(['a', 'd', 'c', 'b'])
    expect(count()).toBe(4)
  })

  it('tell many at once as one, which goes when all is read [DESKTOP-07]', () => {
    const { presence, seen } = setUp()
    presence.write(presenceOf(9, ['a', 'b', 'c', 'd']))
    expect(seen.notified).toEqual(['portico.many'])
    presence.write(presenceOf(1, ['a']))
    expect(seen.standing.size).toBe(1)
    presence.write(presenceOf(0))
    expect(seen.standing.size).toBe(0)
  })

  it('are withdrawn when the notice was read elsewhere [DESKTOP-07]', () => {
    const { presence, seen } = setUp()
    presence.write(presenceOf(2, ['a', 'b']))
    presence.write(presenceOf(1, ['b']))
    expect([...seen.standing]).toEqual(['b'])
    presence.stop()
    expect(seen.standing.size).toBe(0)
  })

  it('are spared who looks at the client and who does not want them, and do not come later [DESKTOP-07]', () => {
    const { presence, on, seen } = setUp()
    on.looking = true
    presence.write(presenceOf(1, ['a']))
    on.looking = false
    on.notifications = false
    presence.write(presenceOf(2, ['a', 'b']))
    on.notifications = true
    presence.write(presenceOf(2, ['a', 'b']))
    expect(seen.notified).toEqual([])
  })

  it('remember no more than they need [DESKTOP-07]', () => {
    const { presence, ids } = setUp(Array.from({ length: 499 }, (_, index) => `old-${index}`))
    presence.write(presenceOf(3, ['a', 'b', 'c']))
    expect(ids()).toHaveLength(500)
    expect(ids().slice(-3)).toEqual(['a', 'b', 'c'])
  })

  it('say once that the client goes on in the tray, also to who wants no others [DESKTOP-07]', () => {
    const { presence, on, seen } = setUp()
    on.notifications = false
    presence.stays()
    presence.stays()
    expect(seen.notified).toEqual(['portico.stays'])
  })

  it('say that the session has run out to who does not look [DESKTOP-07]', () => {
    const { presence, on, seen } = setUp()
    on.looking = true
    presence.ranOut()
    expect(seen.notified).toEqual([])
    on.looking = false
    presence.ranOut()
    expect(seen.notified).toEqual(['portico.ranOut'])
  })
})
