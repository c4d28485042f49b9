import { describe, expect, test } from 'vitest'
import { QUIET_MS } from './lines.ts'
import { testMemory, passSlowly, settle, testLines } from './testing/lines.ts'

const FIVE = ['https://a.example', 'https://b.example', 'https://c.example', 'https://d.example', 'https://e.example'] as const
const [A, B, C, D, E] = FIVE

describe('[DESKTOP-03] the lines', () => {
  test('begin with the domain that answered last, and ask nobody', async () => {
    const { lines, probes } = testLines(FIVE, { memory: testMemory({ lastGood: C }) })
    await settle()
    expect([lines.active(), lines.state.get().kind, lines.state.get().host]).toEqual([C, 'connected', 'c.example'])
    expect(probes).toEqual([])
    expect(testLines(FIVE, { memory: testMemory({ lastGood: 'https://gone.example' }) }).lines.active()).toBe(A)
  })

  test('go on by the next domain at once when one refuses', async () => {
    const { lines, moods, clock, memory } = testLines(FIVE)
    moods.set(A, 'unsent')
    const next = lines.reportFailure(A, 'unsent')
    await settle()
    expect(await next).toBe(B)
    expect(lines.state.get()).toMatchObject({ kind: 'connected', host: 'b.example', cause: null })
    expect(memory.read().lastGood).toBe(B)
    expect(clock.waiting()).toBe(0)
  })

  test('pass over dead domains without waiting, and over silent ones after a moment', async () => {
    const { lines, moods, clock } = testLines(FIVE)
    moods.set(A, 'unsent').set(B, 'unsent').set(C, 'silent').set(D, 'lost')
    const start = clock.now()
    const next = lines.reportFailure(A, 'unsent')
    await passSlowly(clock, 1_000)
    expect(await next).toBe(E)
    const tookMs = Date.parse(lines.state.get().since) - start
    expect(tookMs).toBeLessThanOrEqual(1_000)
  })

  test('leave a silent domain within 3 s of the call that it does not answer', async () => {
    const { lines, moods, clock } = testLines(FIVE)
    moods.set(A, 'silent').set(B, 'silent')
    const start = clock.now()
    clock.after(QUIET_MS, () => void lines.checkIfQuiet(A, start))
    await passSlowly(clock, 3_000)
    expect(lines.active()).toBe(C)
    expect(Date.parse(lines.state.get().since) - start).toBeLessThanOrEqual(3_000)
  })

  test('say after 4 s at most that all are silent, and why; waits then grow and differ', async () => {
    const { lines, moods, clock, probes } = testLines(FIVE)
    for (const origin of FIVE) moods.set(origin, 'silent')
    const start = clock.now()
    clock.after(QUIET_MS, () => void lines.checkIfQuiet(A, start))
    await passSlowly(clock, 4_000)
    expect(lines.state.get()).toMatchObject({ kind: 'lost', cause: 'gateways', host: 'a.example' })
    const before = probes.length
    await passSlowly(clock, 20_000, 100)
    expect(probes.length).toBeGreaterThan(before)
    moods.set(D, 'good')
    await passSlowly(clock, 40_000, 100)
    expect(lines.state.get()).toMatchObject({ kind: 'connected', host: 'd.example' })
  })

  test('stay where a slow gateway lives', async () => {
    const { lines, clock, probes } = testLines(FIVE)
    await lines.checkIfQuiet(A, clock.now())
    expect([lines.active(), probes]).toEqual([A, [A]])
    clock.pass(10)
    lines.reportAnswer(A)
    await lines.checkIfQuiet(A, clock.now() - 5)
    expect(probes).toEqual([A])
  })

  test('stay when the domain answers a call while it is looked into', async () => {
    const { lines, clock, moods } = testLines(FIVE)
    moods.set(A, 'silent')
    const checked = lines.checkIfQuiet(A, clock.now())
    await passSlowly(clock, 1_000)
    lines.reportAnswer(A)
    await passSlowly(clock, 2_000)
    await checked
    expect([lines.active(), lines.state.get().kind]).toEqual([A, 'connected'])
  })

  test('leave a domain that answers badly at most once a minute, one that is down at any time', async () => {
    const { lines, clock, moods } = testLines([A, B])
    moods.set(A, 'wrong')
    await lines.reportFailure(A, 'wrong')
    expect(lines.active()).toBe(B)
    moods.set(A, 'good').set(B, 'wrong')
    expect(await lines.reportFailure(B, 'wrong')).toBe(B)
    await passSlowly(clock, 59_000, 1_000)
    expect(lines.active()).toBe(B)
    await passSlowly(clock, 1_000, 1_000)
    expect(lines.active()).toBe(A)
    moods.set(A, 'unsent').set(B, 'good')
    expect(await lines.reportFailure(A, 'unsent')).toBe(B)
  })

  test('leave a domain in whose name a portal answers, and call it a portal when all do', async () => {
    const { lines, moods } = testLines([A, B])
    moods.set(A, 'foreign')
    await lines.reportFailure(A, 'wrong')
    expect(lines.active()).toBe(B)
    moods.set(B, 'redirect')
    expect(await lines.reportFailure(B, 'redirect')).toBeUndefined()
    expect(lines.state.get()).toMatchObject({ kind: 'lost', cause: 'portal' })
  })

  test('tell a wrong clock and a cut cable from dead gateways', async () => {
    const clocked = testLines([A, B, C])
    clocked.moods.set(A, 'date').set(B, 'date').set(C, 'unsent')
    await clocked.lines.reportFailure(A, 'date')
    expect(clocked.lines.state.get().cause).toBe('clock')
    const cut = testLines([A, B], { online: () => false })
    cut.moods.set(A, 'unsent').set(B, 'unsent')
    await cut.lines.reportFailure(A, 'unsent')
    expect(cut.lines.state.get().cause).toBe('offline')
  })

  test('while all are down, calls bring no storm of probes', async () => {
    const { lines, moods, probes } = testLines([A, B])
    moods.set(A, 'unsent').set(B, 'unsent')
    await lines.reportFailure(A, 'unsent')
    const before = probes.length
    for (let call = 0; call < 50; call++) expect(await lines.reportFailure(A, 'unsent')).toBeUndefined()
    expect(probes.length).toBe(before)
  })

  test('many failures at once look once', async () => {
    const { lines, moods, probes } = testLines([A, B])
    moods.set(A, 'unsent')
    expect(await Promise.all(Array.from({ length: 20 }, () => lines.reportFailure(A, 'unsent')))).toEqual(
      Array.from({ length: 20 }, () => B),
    )
    expect(probes).toEqual([A, B])
  })

  test('tell the calls of a line that it was left', async () => {
    const { lines, moods } = testLines([A, B])
    const left: string[] = []
    lines.onAbandoned(A, () => left.push('first'))
    lines.onAbandoned(A, () => left.push('ended before'))()
    moods.set(A, 'unsent')
    await lines.reportFailure(A, 'unsent')
    expect(left).toEqual(['first'])
  })

  test('are measured and chosen by hand', async () => {
    const { lines, moods } = testLines([A, B, C])
    expect(lines.list()).toEqual([
      { host: 'a.example', ms: null, active: true },
      { host: 'b.example', ms: null, active: false },
      { host: 'c.example', ms: null, active: false },
    ])
    moods.set(C, 'unsent')
    expect((await lines.measure()).map(({ ms }) => ms)).toEqual([10, 10, null])
    await lines.use('b.example')
    expect(lines.active()).toBe(B)
    await expect(lines.use('c.example')).rejects.toMatchObject({ code: 'UNAVAILABLE' })
    await expect(lines.use('evil.example')).rejects.toMatchObject({ code: 'UNKNOWN' })
    expect(lines.active()).toBe(B)
  })

  test('leave a domain that a newer list no longer has, and say when the list has run out', async () => {
    const { lines, relist } = testLines([A, B])
    relist([B, C], true)
    await lines.listChanged()
    expect(lines.state.get()).toMatchObject({ kind: 'connected', host: 'b.example', listExpired: true })
  })

  test('leave no timer behind', async () => {
    const { lines, moods, clock } = testLines([A, B])
    moods.set(A, 'unsent').set(B, 'unsent')
    await lines.reportFailure(A, 'unsent')
    expect(clock.waiting()).toBe(1)
    lines.stop()
    expect(clock.waiting()).toBe(0)
  })
})
