import type { JsonStore } from '../../ports.ts'
import { type TestClock, testClock } from '../../testing/clock.ts'
import { silentLog } from '../../testing/log.ts'
import { type Domains, type LineMemory, NO_LINE_MEMORY } from '../domains.ts'
import type { Fault } from '../faults.ts'
import { createLines } from '../lines.ts'
import { PROBE_MS, type Probe } from '../probe.ts'

/** Copies, as a file does. */
export const testMemory = (first: Partial<LineMemory> = {}): JsonStore<LineMemory> => {
  let text = JSON.stringify({ ...NO_LINE_MEMORY, ...first })
  return { read: () => JSON.parse(text) as LineMemory, write: (value) => void (text = JSON.stringify(value)) }
}

/** Lets everything that waits for nothing but promises run. */
export const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate)
}

/** Moves on in small steps, so that what one timer sets off can set the next. */
export const passSlowly = async (clock: TestClock, ms: number, step = 50): Promise<void> => {
  await settle()
  for (let passed = 0; passed < ms; passed += step) {
    clock.pass(Math.min(step, ms - passed))
    await settle()
  }
}

export type Mood = 'good' | Exclude<Fault, 'silent'> | 'silent'

/** Lines over gateways whose mood the test sets; by default each is good. */
export const testLines = (origins: readonly string[], { memory = testMemory(), random = 0.5, online = (): boolean => true } = {}) => {
  const clock = testClock()
  const moods = new Map<string, Mood>()
  const probes: string[] = []
  let listed = origins
  let expired = false
  const domains: Domains = { origins: () => listed, expired: () => expired, fromFuture: () => false, adopt: () => 'KNOWN' }
  const probe: Probe = (origin, signal) => {
    probes.push(origin)
    const mood = moods.get(origin) ?? 'good'
    if (mood === 'good') return Promise.resolve({ good: true, ms: 10 })
    if (mood !== 'silent') return Promise.resolve({ good: false, fault: mood })
    const { promise, resolve } = Promise.withResolvers<Awaited<ReturnType<Probe>>>()
    const end = () => {
      callOff()
      resolve({ good: false, fault: 'silent' })
    }
    const callOff = clock.after(PROBE_MS, end)
    signal?.addEventListener('abort', end, { once: true })
    return promise
  }
  const lines = createLines({ domains, probe, clock, random: () => random, log: silentLog, memory, online })
  return {
    lines,
    clock,
    memory,
    moods,
    probes,
    relist: (next: readonly string[], ranOut = false) => {
      listed = next
      expired = ranOut
    },
  }
}
