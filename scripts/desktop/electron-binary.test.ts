import { join } from 'node:path'
import { expect, test } from 'vitest'
import { inRoot } from '../lib/root.ts'
import { electronBinary, electronPaths } from './electron-binary.ts'

test('looks for Electron where it is named before where npm puts it', () => {
  const env = { ELECTRON_BIN: '/opt/electron', ELECTRON_OVERRIDE_DIST_PATH: '/opt/dist' }
  const [named, dist, installed] = electronPaths(env)
  expect(named).toBe('/opt/electron')
  expect(dist).toContain(join('/opt/dist', ''))
  expect(installed).toContain(inRoot('node_modules', 'electron', 'dist'))
  expect(electronPaths({})).toEqual([installed])
})

test('takes the first that is there', () => {
  expect(electronBinary({ ELECTRON_BIN: '/nowhere/electron', ELECTRON_OVERRIDE_DIST_PATH: '/nowhere' })).not.toBe('/nowhere/electron')
  expect(electronBinary({ ELECTRON_BIN: process.execPath })).toBe(process.execPath)
})
