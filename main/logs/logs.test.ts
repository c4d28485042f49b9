import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { EventEmitter } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { testClock } from '../testing/clock.ts'
import { watchFaults } from './faults.ts'
import { createLogFiles } from './log-files.ts'
import { createLogs } from './logs.ts'
import { createRedactor } from './redact.ts'

let dir: string
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'logs-'))
})
afterEach(() => rmSync(dir, { recursive: true }))

const open = (limits: { readonly maxBytes?: number; readonly maxFiles?: number } = {}) => {
  const redactor = createRedactor({ secrets: () => ['canary-of-the-vault'], home: '/home/linh' })
  return createLogs({ files: createLogFiles({ dir: join(dir, 'log'), ...limits }), redactor, clock: testClock() })
}
const names = () => readdirSync(join(dir, 'log'))
const text = (name: string) => readFileSync(join(dir, 'log', name), 'utf8')

test('writes one object a line, on disk before the call returns [DESKTOP-07]', () => {
  const log = open().of('lines')
  log.info('The line\nchanged', { host: 'a.example' })
  log.error('Lost')
  expect(
    text('client-000001.log')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as unknown),
  ).toEqual([
    { at: '2026-11-21T08:00:00.000Z', level: 'info', part: 'lines', what: 'The line\nchanged', detail: { host: 'a.example' } },
    { at: '2026-11-21T08:00:00.000Z', level: 'error', part: 'lines', what: 'Lost' },
  ])
})

test('lets no page fill the disk or stop main: what it repeats is counted, and other parts write on [DESKTOP-07]', () => {
  const clock = testClock()
  const redactor = createRedactor({ secrets: () => [], home: '/home/linh' })
  const logs = createLogs({ files: createLogFiles({ dir: join(dir, 'log') }), redactor, clock })
  const pages = logs.of('pages')
  for (let ask = 0; ask < 10_000; ask += 1) pages.warn(`A window of its own was refused ${ask}`)
  logs.of('gateway').warn('The line changed')
  const lines = () => text('client-000001.log').split('\n').filter(Boolean)
  expect(lines()).toHaveLength(101)
  clock.pass(30_000)
  pages.warn('Once more')
  pages.warn('And again')
  expect(lines()).toHaveLength(102)
  expect(JSON.parse(lines().at(-1)!)).toMatchObject({ what: 'Once more', skipped: 9_900 })
  // A day of it leaves the files of weeks in place.
  for (let second = 0; second < 86_400; second += 1) {
    clock.pass(1_000)
    pages.warn('Still asking')
  }
  expect(lines().length).toBeLessThan(3_100)
})

test('lets no secret reach the disk, whoever writes it [DESKTOP-01]', () => {
  const log = open().of('gateway')
  log.warn('Sent canary-of-the-vault', {
    token: 'abc',
    url: 'https://a.example/?t=canary-of-the-vault',
    error: new Error('canary-of-the-vault'),
  })
  expect(text('client-000001.log')).not.toMatch(/canary|abc/)
})

test('goes on in the same file, and ends a line that was torn [DESKTOP-07]', () => {
  open().of('a').info('one')
  appendFileSync(join(dir, 'log', 'client-000001.log'), '{"at":"2026')
  const logs = open()
  logs.of('a').info('two')
  expect(names()).toEqual(['client-000001.log'])
  const lines = text('client-000001.log').split('\n')
  expect([lines.length, lines[1]]).toEqual([4, '{"at":"2026'])
  expect(JSON.parse(lines[2] ?? '')).toMatchObject({ what: 'two' })
  expect(logs.tail(2)).toEqual(lines.slice(1, 3))
})

test('keeps so many files of so many bytes and drops the oldest', () => {
  const logs = open({ maxBytes: 200, maxFiles: 3 })
  for (let number = 1; number <= 20; number += 1) logs.of('a').info(`line ${number}`)
  expect(names()).toEqual(['client-000008.log', 'client-000009.log', 'client-000010.log'])
  expect(logs.tail(3).map((line) => (JSON.parse(line) as { what: string }).what)).toEqual(['line 18', 'line 19', 'line 20'])
  expect(logs.tail(100)).toHaveLength(6)
  logs.close()
  open({ maxBytes: 200, maxFiles: 3 }).of('a').info('line 21')
  expect(names().at(-1)).toBe('client-000011.log')
})

test('is no bigger for a line that is too long', () => {
  const log = open().of('a')
  log.info('big', { items: Array.from({ length: 50 }, () => 'a b '.repeat(2_000)) })
  expect(JSON.parse(text('client-000001.log'))).toMatchObject({ what: 'big', detail: '[too long]' })
})

test('never fails, and counts what could not be written', () => {
  writeFileSync(join(dir, 'log'), 'a file where the folder should be')
  const logs = open()
  logs.of('a').info('one')
  logs.of('a').info('two')
  expect(logs.tail(5)).toEqual([])
  rmSync(join(dir, 'log'))
  logs.of('a').info('three')
  expect(JSON.parse(text('client-000001.log'))).toMatchObject({ what: 'three', lost: 2 })
})

test('writes down what nobody caught and leaves no listener behind', () => {
  const process = new EventEmitter()
  const logs = open()
  const stop = watchFaults(process, logs.of('main'))
  process.emit('uncaughtException', new Error('first'))
  process.emit('unhandledRejection', 'second')
  stop()
  expect(text('client-000001.log')).toMatch(/first[\s\S]*second/)
  expect(process.eventNames()).toEqual([])
})
