import { beforeEach, describe, expect, it } from 'vitest'
import type { Caller } from '../http/bind.ts'
import { manualClock } from '../ports/clock.ts'
import { START } from '../testing/gateway.ts'
import { createCallerCache } from './caller-cache.ts'

const caller: Caller = { sessionId: 's1', memberId: 'm1', account: 'an', type: 1, agent: false, trial: false, currency: 'VND' }
const HOUR = 3_600_000

/** A cache whose time, and whose hearing of ends, are in the test's hand. */
const open = () => {
  const clock = manualClock(START)
  const bus = { behindMs: 0 }
  const cache = createCallerCache(clock, { hearsWithin: (ms) => bus.behindMs < ms })
  const pass = (ms: number) => clock.set(new Date(clock.now().getTime() + ms))
  return { bus, cache, pass, in: (ms: number) => new Date(clock.now().getTime() + ms) }
}

let fixture: ReturnType<typeof open>
beforeEach(() => {
  fixture = open()
  fixture.cache.put('hash', caller, fixture.in(HOUR))
})

describe('what is known of a caller', () => {
  it('is believed for five seconds while the ends of sessions are heard', () => {
    const { cache, pass, bus } = fixture
    bus.behindMs = 250
    pass(4_999)
    expect(cache.get('hash')).toEqual(caller)
    pass(1)
    expect(cache.get('hash')).toBeUndefined()
  })

  it('is believed for less than a second while they are not', () => {
    const { cache, pass, bus } = fixture
    bus.behindMs = Number.POSITIVE_INFINITY
    pass(799)
    expect(cache.get('hash')).toEqual(caller)
    pass(1)
    expect(cache.get('hash')).toBeUndefined()
  })

  it('is not believed once the bus stands still for as long, though it was before', () => {
    const { cache, pass, bus } = fixture
    pass(2_000)
    expect(cache.get('hash')).toEqual(caller)
    bus.behindMs = 800
    expect(cache.get('hash')).toBeUndefined()
  })

  it('is gone with the end of its session, and does not come back', () => {
    const { cache, in: later } = fixture
    cache.end('s1')
    expect(cache.get('hash')).toBeUndefined()
    cache.put('hash', caller, later(HOUR))
    expect(cache.get('hash')).toBeUndefined()
  })

  it('does not outlive its session', () => {
    const { cache, pass, in: later } = fixture
    cache.put('short', caller, later(1_000))
    pass(1_000)
    expect(cache.get('short')).toBeUndefined()
  })
})
