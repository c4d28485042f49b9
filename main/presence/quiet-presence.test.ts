import { describe, expect, it } from 'vitest'
import { presenceOf, setUp } from './testing/presence.ts'

describe('quiet hours [DESKTOP-07]', () => {
  const HOUR = 3_600_000
  const quiet = () => {
    const parts = setUp()
    parts.on.quietHours.on = true
    parts.presence.settingsChanged()
    return parts
  }

  it('hold notifications back while the tray counts, and show what is still unread when they end', () => {
    const { presence, clock, count, seen } = quiet()
    presence.write(presenceOf(2, ['a', 'b']))
    presence.write(presenceOf(1, ['b']))
    clock.pass(7 * HOUR)
    expect([seen.notified, count(), seen.trays.at(-1)!.tip]).toEqual([
      [],
      1,
      expect.stringMatching(/^Aurora: 1 unread, quiet until 0?7:00/),
    ])
    clock.pass(HOUR)
    expect([seen.notified, seen.trays.at(-1)!.tip]).toEqual([['b'], 'Aurora: 1 unread'])
    clock.pass(12 * HOUR)
    expect(seen.notified).toEqual(['b'])
  })

  it('begin again the next night, and end at once when they are switched off', () => {
    const { presence, clock, on, seen } = quiet()
    clock.pass(9 * HOUR)
    presence.write(presenceOf(1, ['a']))
    expect(seen.notified).toEqual(['a'])
    clock.pass(14 * HOUR)
    presence.write(presenceOf(2, ['b', 'a']))
    expect(seen.notified).toEqual(['a'])
    on.quietHours.on = false
    presence.settingsChanged()
    expect(seen.notified).toEqual(['a', 'b'])
    expect(clock.waiting()).toBe(0)
  })

  it('do not keep for later what somebody saw meanwhile or did not want', () => {
    const { presence, clock, on, seen } = quiet()
    on.looking = true
    presence.write(presenceOf(1, ['a']))
    on.looking = false
    on.notifications = false
    presence.write(presenceOf(2, ['b', 'a']))
    on.notifications = true
    clock.pass(9 * HOUR)
    expect(seen.notified).toEqual([])
  })

  it('hold back that the session ran out, and forget it when somebody signs in', () => {
    const { presence, clock, session, seen } = quiet()
    const runOut = () => {
      session.set({ held: false, vault: 'ready' })
      presence.ranOut()
    }
    runOut()
    expect(seen.notified).toEqual([])
    clock.pass(9 * HOUR)
    expect(seen.notified).toEqual(['portico.ranOut'])
    clock.pass(15 * HOUR)
    session.set({ held: true, vault: 'ready' })
    runOut()
    session.set({ held: true, vault: 'ready' })
    clock.pass(9 * HOUR)
    expect(seen.notified).toEqual(['portico.ranOut'])
  })

  it('leave no timer behind', () => {
    const { presence, clock } = quiet()
    expect(clock.waiting()).toBe(1)
    presence.stop()
    expect(clock.waiting()).toBe(0)
  })
})
