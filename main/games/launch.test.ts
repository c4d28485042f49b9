import { expect, test } from 'vitest'
import { brokenGamePage } from './broken-page.ts'
import { gamePolicy, gameTitle, mayUseLoopback, originsOf } from './launch.ts'

const LAUNCH = { url: 'https://game.example/play?token=t', allow: ['https://cdn.example/x', 'https://GAME2.example:8443'] }
const ORIGINS = ['https://game.example', 'https://cdn.example', 'https://game2.example:8443']

test('a launch names its origins [DESKTOP-04]', () => {
  expect([...(originsOf(LAUNCH, false) ?? [])]).toEqual(ORIGINS)
})

test.each([
  'http://game.example/',
  'https://user@game.example/',
  'https://:secret@game.example/',
  'https://192.168.1.1/',
  'https://[::1]/',
  'https://localhost/',
  'https://router/',
  'http://127.0.0.1:9000/',
  'data:text/html,x',
  'app://portico/',
  'x',
])('a launch with %s is refused, first or among the others [DESKTOP-04]', (url) => {
  expect(originsOf({ url, allow: [] }, false)).toBeUndefined()
  expect(originsOf({ ...LAUNCH, allow: [url] }, false)).toBeUndefined()
})

test('games on this machine belong to development builds whose gateway is on it [DESKTOP-04]', () => {
  expect(mayUseLoopback(true, 'http://127.0.0.1:8080')).toBe(true)
  expect(mayUseLoopback(true, 'https://aurora.example')).toBe(false)
  expect(mayUseLoopback(true, '')).toBe(false)
  expect(mayUseLoopback(false, 'http://127.0.0.1:8080')).toBe(false)
  expect(originsOf({ url: 'http://127.0.0.1:9000/', allow: [] }, true)).toEqual(new Set(['http://127.0.0.1:9000']))
  expect(originsOf({ url: 'http://192.168.1.1:9000/', allow: [] }, true)).toBeUndefined()
})

test('the top frame stays on the origins of the launch [DESKTOP-04]', () => {
  const { mayGo, mayDownload } = gamePolicy(new Set(ORIGINS), false, () => {})
  expect(['https://game.example/lobby', 'https://cdn.example/', 'https://game2.example:8443/x'].every((url) => mayGo(url, true))).toBe(true)
  const refused = [
    'https://evil.example/',
    'https://game.example.evil.example/',
    'https://game.example:444/',
    'http://game.example/',
    'https://a@game.example/',
    'app://portico/',
    'about:blank',
    'data:text/html,x',
    'blob:https://evil.example/1',
    'javascript:1',
  ]
  expect(refused.filter((url) => mayGo(url, true))).toEqual([])
  expect(mayDownload('https://game.example/a.exe') || mayDownload('blob:https://game.example/1')).toBe(false)
})

test('frames inside a game go where its requests may [DESKTOP-04]', () => {
  const { mayGo } = gamePolicy(new Set(ORIGINS), false, () => {})
  expect(['https://video.example/', 'about:blank', 'about:srcdoc', 'blob:https://game.example/1'].every((url) => mayGo(url, false))).toBe(
    true,
  )
  expect(
    ['http://video.example/', 'https://10.0.0.1/', 'app://portico/', 'file:///x', 'steam://run/1'].filter((url) => mayGo(url, false)),
  ).toEqual([])
})

test('the title is the game and its origin, and no name can look like another origin [DESKTOP-04]', () => {
  expect(gameTitle('Night Lotus', 'https://game.example')).toBe('Night Lotus — https://game.example')
  expect(gameTitle(' Night\n\u202Esutol\u0000\u200B ', 'https://game.example')).toBe('Night sutol — https://game.example')
})

test('a broken game is told of without a server, and its name is text [DESKTOP-04]', () => {
  const html = decodeURIComponent(brokenGamePage('failed', '<i>Lotus</i>', 'vi-VN'))
  expect(html).toContain('<h1>Không mở được &lt;i&gt;Lotus&lt;/i&gt;</h1>')
  expect(html).not.toMatch(/<script|https?:/)
})
