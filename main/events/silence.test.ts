import { describe, expect, it } from 'vitest'
import { HELLO, setUp, settled } from './testing/events.ts'

describe('the events socket, when nothing comes', () => {
  it('takes the silence of a gateway that beats for a loss, and a beat for life [DESKTOP-03]', async () => {
    const { events, opened, last, clock } = setUp()
    events.follow(1)
    await opened()
    clock.pass(50_000)
    last().on.text(JSON.stringify({ beat: true }))
    clock.pass(59_000)
    expect(events.state.get()).toBe('open')
    clock.pass(1_001)
    expect(events.state.get()).toBe('waiting')
    expect(last().hungUp).toBe(true)
  })

  it('waits for a gateway that has not frame how often it speaks, and not for one that never greets [DESKTOP-03]', async () => {
    const old = setUp()
    old.events.follow(1)
    await settled()
    old.last().on.opened()
    old.last().on.text(HELLO.replace('"beatMs":25000,', ''))
    old.clock.pass(3_600_000)
    expect(old.events.state.get()).toBe('open')
    const mute = setUp()
    mute.events.follow(1)
    await settled()
    mute.last().on.opened()
    mute.clock.pass(10_001)
    expect(mute.events.state.get()).toBe('waiting')
  })

  it('speaks to a proxy that wants a password once, and dials again at once when that lets it through [DESKTOP-03]', async () => {
    const { events, last, dialled, clock, introductions } = setUp()
    events.follow(1)
    await settled()
    last().on.closed(1006, 'Proxy authentication failed (net::ERR_PROXY_AUTH_REQUESTED)')
    expect(introductions.map(({ origin }) => origin)).toEqual(['https://one.example'])
    // A person types.
    clock.pass(60_000)
    expect(dialled).toHaveLength(1)
    introductions[0]!.answer(true)
    await settled()
    clock.pass(0)
    await settled()
    expect(dialled.map(({ url }) => url.at(-1))).toEqual(['1', '2'])
    last().on.closed(1006, 'net::ERR_TUNNEL_CONNECTION_FAILED')
    expect([introductions.length, events.state.get()]).toEqual([1, 'waiting'])
  })
})
