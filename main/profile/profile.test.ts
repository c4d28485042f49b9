import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { lineMemory, NO_LINE_MEMORY } from '../gateway/domains.ts'
import { silentLog } from '../testing/log.ts'
import { memoryFile } from '../testing/memory-file.ts'
import { freshUpdateMemory, updateMemory } from '../updates/memory.ts'
import type { Migration } from './migrate.ts'
import { createProfile } from './profile.ts'
import { FIRST_SETTINGS, noticesSlice, settingsSlice } from './slices.ts'

const open = (file: ReturnType<typeof memoryFile>, migrations?: readonly Migration[]) =>
  createProfile({ file: file.port, log: silentLog, ...(migrations && { migrations }) })
const size = z.strictObject({ width: z.int(), height: z.int() })
const SIZE = { width: 800, height: 600 }

test('keeps each slice over a restart, and writes only what changed [DESKTOP-07]', () => {
  const file = memoryFile()
  const settings = open(file).slice('settings', settingsSlice, FIRST_SETTINGS)
  expect(settings.read()).toEqual(FIRST_SETTINGS)
  settings.write({ ...FIRST_SETTINGS })
  expect(file.writes).toBe(0)
  settings.write({ ...FIRST_SETTINGS, closeToTray: false })
  const again = open(file)
  expect(again.slice('settings', settingsSlice, FIRST_SETTINGS).read().closeToTray).toBe(false)
  again.slice('size', size, SIZE).write({ width: 1, height: 2 })
  expect(JSON.parse(file.text)).toMatchObject({ version: 2, settings: { closeToTray: false }, size: { width: 1, height: 2 } })
})

test('opens a profile that the first version wrote, with nothing lost [DESKTOP-07]', () => {
  const text = readFileSync(new URL('profile-1.fixture.json', import.meta.url), 'utf8')
  const profile = open(memoryFile(text))
  const written = JSON.parse(text) as Record<string, unknown>
  expect(profile.slice('settings', settingsSlice, FIRST_SETTINGS).read()).toEqual({ ...FIRST_SETTINGS, ...(written.settings as object) })
  expect(profile.slice('notices', noticesSlice, []).read()).toEqual(written.notices)
  expect(profile.slice('lines', lineMemory, NO_LINE_MEMORY).read()).toEqual(written.lines)
  expect(profile.slice('updates', updateMemory, freshUpdateMemory).read()).toEqual(written.updates)
})

test('brings a profile through every version between [DESKTOP-07]', () => {
  const renamed: Migration = ({ measures, ...rest }) => ({ ...rest, size: measures })
  const doubled: Migration = (profile) => ({ ...profile, size: { width: 2 * size.parse(profile.size).width, height: 1 } })
  const file = memoryFile('{"version":1,"measures":{"width":5,"height":6}}')
  const slice = open(file, [renamed, doubled]).slice('size', size, SIZE)
  expect(slice.read()).toEqual({ width: 10, height: 1 })
  slice.write({ width: 11, height: 1 })
  expect(JSON.parse(file.text)).toEqual({ version: 3, size: { width: 11, height: 1 } })
  expect(open(file, [renamed, doubled]).slice('size', size, SIZE).read()).toEqual({ width: 11, height: 1 })
})

test('drops the cookie of a known device that lay in plain', () => {
  const file = memoryFile('{"version":1,"device":{"cookie":"canary"},"size":{"width":1,"height":1}}')
  open(file).slice('size', size, SIZE).write({ width: 2, height: 1 })
  expect(JSON.parse(file.text)).toEqual({ version: 2, size: { width: 2, height: 1 } })
})

test.each(['-1', '0', '1.5', '1e300', '"2"', 'null'])('takes a profile whose version is spoilt, %s, for one of the first', (version) => {
  const migrations: Migration[] = [({ measures, ...rest }) => ({ ...rest, size: measures }), (profile) => profile]
  const file = memoryFile(`{"version":${version},"measures":{"width":5,"height":6}}`)
  expect(open(file, migrations).slice('size', size, SIZE).read()).toEqual({ width: 5, height: 6 })
})

test('reads what it can of a later version, and leaves the rest there for it', () => {
  const file = memoryFile('{"version":7,"size":{"width":1,"height":2,"depth":3},"later":{"a":1}}')
  const slice = open(file).slice('size', size, SIZE)
  expect(slice.read()).toEqual({ width: 1, height: 2 })
  slice.write({ width: 9, height: 9 })
  expect(JSON.parse(file.text)).toEqual({ version: 7, size: { width: 9, height: 9 }, later: { a: 1 } })
})

test('starts a field that an earlier version did not have as its default', () => {
  expect(open(memoryFile('{"version":1,"size":{"width":3}}')).slice('size', size, SIZE).read()).toEqual({ width: 3, height: 600 })
})

test('replaces one spoilt slice and no other, and keeps what was there', () => {
  const file = memoryFile('{"version":1,"size":"large","settings":{"closeToTray":false}}')
  const profile = open(file)
  const slice = profile.slice('size', size, SIZE)
  expect(slice.read()).toEqual(SIZE)
  expect(profile.slice('settings', settingsSlice, FIRST_SETTINGS).read().closeToTray).toBe(false)
  slice.write({ width: 1, height: 1 })
  expect(JSON.parse(file.text)).toMatchObject({ size: { width: 1, height: 1 }, setAside: { size: 'large' } })
})

test('sets a file that is no profile aside and runs on its defaults', () => {
  const file = memoryFile('{"version":1,')
  expect(open(file).slice('size', size, SIZE).read()).toEqual(SIZE)
  expect(file.asides).toEqual(['{"version":1,'])
})

test('goes on in memory when nothing can be written', () => {
  const file = memoryFile()
  file.full = true
  const slice = open(file).slice('size', size, SIZE)
  slice.write({ width: 4, height: 4 })
  expect(slice.read()).toEqual({ width: 4, height: 4 })
})
