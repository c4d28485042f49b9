import { describe, expect, it } from 'vitest'
import { HELLO, frame, setUp, settled } from './testing/events.ts'

describe('the events socket', () => {
  it('opens once for all windows and closes with the last [DESKTOP-05]', async () => {
    const { events, dialled, messages, opened, last, clock, close } = setUp()
    expect(events.follow(1)).toBeNull()
    expect(events.follow(2)).toBeNull()
    await opened()
    expect(dialled.map(({ url }) => url)).toEqual(['wss://one.example/events?ticket=t1'])
    expect(messages).toEqual([
      [1, { kind: 'open' }],
      [2, { kind: 'open' }],
      [1, { kind: 'text', text: HELLO }],
      [2, { kind: 'text', text: HELLO }],
    ])
    events.leave(1)
    expect(last().hungUp).toBe(false)
    // A window that went without a word.
    close(2)
    expect(last().hungUp).toBe(true)
    expect(events.state.get()).toBe('idle')
    expect(clock.waiting()).toBe(0)
  })

  it('greets a window that follows later with what the gateway would say now [DESKTOP-05]', async () => {
    const { events, opened, last, clock } = setUp()
    events.follow(1)
    await opened()
    last().on.text(frame('member', 9, 'balance.changed', { balance: '1.0000' }))
    clock.pass(2_500)
    expect(JSON.parse(events.follow(2)!)).toEqual({
      hello: true,
      beatMs: 25_000,
      epoch: 'e1',
      channels: [
        { channel: 'public', seq: 4 },
        { channel: 'member', seq: 9 },
      ],
      serverNow: '2026-11-21T09:00:02.500Z',
    })
  })

  it('says which chat rooms its windows read, all together, after each hello and when that changes [DESKTOP-05]', async () => {
    const { events, opened, last, clock, close } = setUp()
    const wishes = () => last().sent.map((text) => (JSON.parse(text) as { rooms: string[] }).rooms)
    events.follow(1)
    events.follow(2)
    events.read(1, ['TY'])
    await opened()
    events.read(2, ['TY'])
    events.read(1, ['EN'])
    events.read(3, ['ZH'])
    expect(wishes()).toEqual([['TY'], ['EN', 'TY']])
    clock.pass(11_000)
    last().on.closed(1006, '')
    events.read(1, ['EN', 'TY'])
    while (events.state.get() === 'waiting') clock.pass(50)
    await opened()
    close(1)
    events.read(2, [])
    expect(wishes()).toEqual([['EN', 'TY'], ['TY'], []])
  })

  it('comes back after a loss with a fresh ticket and ever longer pauses [DESKTOP-03]', async () => {
    const { events, dialled, opened, last, clock, messages } = setUp()
    events.follow(1)
    await opened()
    clock.pass(11_000)
    last().on.closed(1006, '')
    expect(messages.at(-1)).toEqual([1, { kind: 'closed' }])
    const pauses: number[] = []
    for (let round = 0; round < 8; round += 1) {
      const before = clock.now()
      while (events.state.get() === 'waiting') clock.pass(50)
      pauses.push(clock.now() - before)
      await settled()
      last().on.closed(1006, 'connect ECONNREFUSED')
    }
    expect(new Set(dialled.map(({ url }) => url)).size).toBe(9)
    expect(pauses).toEqual([...pauses].sort((a, b) => a - b))
    expect(pauses[0]).toBeLessThanOrEqual(1_050)
    expect(pauses.at(-1)).toBeLessThanOrEqual(15_050)
    // One loss is reported once, however many attempts follow it.
    expect(messages.filter(([, event]) => JSON.stringify(event) === '{"kind":"closed"}')).toHaveLength(1)
  })

  it('gives up an attempt that hangs, in the ticket too [DESKTOP-03]', async () => {
    const { events, clock } = setUp({ ticket: () => new Promise(() => undefined) })
    events.follow(1)
    await settled()
    clock.pass(10_001)
    expect(events.state.get()).toBe('waiting')
  })

  it('is opened anew when the session changes, once for many reasons, and not for others [DESKTOP-01]', async () => {
    const { events, session, opened, dialled, clock } = setUp()
    events.follow(1)
    await opened()
    session.set({ held: false, note: 1 })
    expect(dialled).toHaveLength(1)
    session.set({ held: true, note: 1 })
    events.reopen()
    expect(dialled[0]!.hungUp).toBe(true)
    clock.pass(0)
    await settled()
    expect(dialled.map(({ url }) => url.at(-1))).toEqual(['1', '2'])
  })

  it('passes over what an attempt before still says [DESKTOP-01]', async () => {
    let give: (ticket: string) => void = () => undefined
    const { events, dialled, clock } = setUp({ ticket: () => new Promise((resolve) => (give = resolve)) })
    events.follow(1)
    await settled()
    const late = give
    events.reopen()
    clock.pass(0)
    await settled()
    late('of-another-session')
    give('mine')
    await settled()
    expect(dialled.map(({ url }) => url)).toEqual(['wss://one.example/events?ticket=mine'])
  })

  it('tells main when the gateway ends the session, and the windows when it was no mere silence [DESKTOP-01]', async () => {
    const { events, opened, last, endings, messages } = setUp()
    events.follow(1)
    await opened()
    last().on.text(frame('public', 5, 'session.ended', { reason: 'EXPIRED' }))
    expect(endings).toEqual([])
    const before = messages.length
    last().on.text(frame('member', 8, 'session.ended', { reason: 'EXPIRED' }))
    expect([endings, messages.length]).toEqual([['EXPIRED'], before])
    const bye = frame('member', 9, 'session.ended', { reason: 'BLOCKED' })
    last().on.text(bye)
    expect(endings).toEqual(['EXPIRED', 'BLOCKED'])
    expect(messages.at(-1)).toEqual([1, { kind: 'text', text: bye }])
  })

  it('waits while there is no gateway [DESKTOP-03]', async () => {
    const { events, dialled, clock, origin } = setUp()
    origin()
    events.follow(1)
    await settled()
    expect(events.state.get()).toBe('waiting')
    origin('https://two.example')
    while (events.state.get() === 'waiting') clock.pass(50)
    await settled()
    expect(dialled.map(({ url }) => url)).toEqual(['wss://two.example/events?ticket=t1'])
  })
})
