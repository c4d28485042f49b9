import { expect, test } from 'vitest'
import { DENIED, GAME_ALLOWED, GAME_ALLOWED_WITH_POINTER, gamePermissions, SHELL_ALLOWED, shellPermissions } from './permissions.ts'

const names = [...Object.keys(DENIED), 'something-new', 'toString', '__proto__']
const granted = (rule: typeof shellPermissions, from: string): string[] => names.filter((name) => rule({ name, from }))

test('our pages get full screen and nothing else [DESKTOP-05]', () => {
  expect(granted(shellPermissions, 'app://portico/lottery')).toEqual(['fullscreen'])
  expect(granted(shellPermissions, 'app://portico')).toEqual(['fullscreen'])
})

test('a foreign frame in our page gets nothing [DESKTOP-05]', () => {
  expect(
    ['https://game.example/', 'about:blank', '', 'app://portico.evil.example'].flatMap((from) => granted(shellPermissions, from)),
  ).toEqual([])
})

test('games get full screen, and the pointer where the launch says so [DESKTOP-04]', () => {
  const origins = new Set(['https://game.example'])
  expect(granted(gamePermissions(false, origins), 'https://game.example/')).toEqual(['fullscreen'])
  expect(granted(gamePermissions(true, origins), 'https://game.example/')).toEqual(['fullscreen', 'pointerLock'])
})

test('a frame of others in a game gets nothing: it could draw our log-in over the whole screen [DESKTOP-04]', () => {
  const rule = gamePermissions(true, new Set(['https://game.example']))
  const others = ['https://ads.example/', 'https://game.example.evil.example/', 'http://game.example/', 'about:blank', 'null', '']
  expect(others.flatMap((from) => granted(rule, from))).toEqual([])
})

test('everything has a reason', () => {
  const reasons = [DENIED, SHELL_ALLOWED, GAME_ALLOWED, GAME_ALLOWED_WITH_POINTER].flatMap((table) => Object.values(table))
  expect(reasons.filter((reason) => !reason || reason.length < 10)).toEqual([])
})
