import { expect, test } from 'vitest'
import { LAUNCH_TIMEOUT_MS, MOST_GAMES } from './games.ts'
import { GAME_WINDOW_PROPERTIES } from './properties.ts'
import { launch, setUp, settle } from './testing/games.ts'

test('there are fourteen properties of game windows, each named once [DESKTOP-04]', () => {
  expect(GAME_WINDOW_PROPERTIES.map(({ number }) => number)).toEqual(Array.from({ length: 14 }, (_, at) => at + 1))
  expect(new Set(GAME_WINDOW_PROPERTIES.map(({ name }) => name)).size).toBe(14)
})

test('a game opens in a window and partition of its own, under a title of ours [DESKTOP-04]', async () => {
  const { games, windows, rules, ids } = setUp()
  await games.open(launch('a'))
  await games.open(launch('b', { pointerLock: true }))
  expect(windows).toMatchObject([
    { partition: 'game-1', title: 'Night Lotus — https://game.example', did: ['load https://game.example/play?token=t'] },
    { partition: 'game-2' },
  ])
  expect(windows.some(({ partition }) => partition.startsWith('persist:'))).toBe(false)
  expect(rules.map((rule) => rule({ name: 'pointerLock', from: 'https://game.example/' }))).toEqual([false, true])
  expect(ids()).toEqual(['a', 'b'])
})

test('a game has one window, also when it is asked for twice at once [DESKTOP-04]', async () => {
  const { games, windows } = setUp()
  await Promise.all([games.open(launch('a')), games.open(launch('a'))])
  await games.open(launch('a', { url: 'https://other.example/' }))
  expect(windows.map(({ did }) => did)).toEqual([['load https://game.example/play?token=t', 'show']])
})

test('eight games are open at most, those that are about to open counted [DESKTOP-04]', async () => {
  const { games, ids } = setUp()
  await Promise.all(Array.from({ length: MOST_GAMES }, (_, at) => games.open(launch(`g${at}`))))
  await expect(games.open(launch('more'))).rejects.toMatchObject({ code: 'TOO_MANY' })
  await games.open(launch('g0'))
  expect(ids()).toHaveLength(8)
})

test('an address that no game may have opens nothing [DESKTOP-04]', async () => {
  const { games, windows, sessions } = setUp()
  for (const url of ['http://game.example/', 'https://10.0.0.1/', 'http://127.0.0.1:9000/'])
    await expect(games.open(launch('a', { url }))).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
  expect([windows, sessions()]).toEqual([[], 0])
})

test('a partition that does not take its rules gets no window, and the game may be tried again [DESKTOP-04]', async () => {
  let broken = true
  const { games, windows } = setUp({ prepared: () => (broken ? Promise.reject(new Error('no proxy')) : Promise.resolve()) })
  await expect(games.open(launch('a'))).rejects.toThrow('no proxy')
  broken = false
  await games.open(launch('a'))
  expect(windows).toMatchObject([{ partition: 'game-2' }])
})

test('sign-out closes every game at once, also those about to open [DESKTOP-04]', async () => {
  const gate = Promise.withResolvers<void>()
  let waits = false
  const { games, windows, ids, sessions } = setUp({ prepared: () => (waits ? gate.promise : Promise.resolve()) })
  await games.open(launch('a'))
  await games.open(launch('b'))
  waits = true
  const late = games.open(launch('c'))
  games.closeAll()
  gate.resolve()
  await late
  await settle()
  expect(windows.map(({ did }) => did.at(-1))).toEqual(['destroy', 'destroy'])
  expect([ids(), sessions()]).toEqual([[], 0])
})

test('a game asked to close has two seconds to say goodbye [DESKTOP-04]', async () => {
  const { games, windows, clock, ids } = setUp()
  await games.open(launch('a'))
  await games.open(launch('b'))
  for (const { listeners } of windows) listeners.moved('https://game.example/')
  games.close('a')
  games.close('b')
  games.close('unknown')
  windows[1]?.listeners.closed()
  expect([ids(), clock.waiting()]).toEqual([['a'], 1])
  clock.pass(2_000)
  expect([ids(), clock.waiting()]).toEqual([[], 0])
  expect(windows.map(({ did }) => did.slice(2))).toEqual([['close', 'destroy'], ['close']])
})

test('500 games one after another use one partition and leave nothing behind [DESKTOP-04]', async () => {
  const { games, windows, clock, policies, ids, sessions, windowsState } = setUp()
  for (let game = 0; game < 500; game += 1) {
    await games.open(launch(`g${game}`))
    windows[game]?.listeners.place({ normal: { x: 0, y: 0, width: 800, height: 600 }, maximized: false })
    games.close(`g${game}`)
    windows[game]?.listeners.closed()
    await settle()
  }
  expect(new Set(windows.map(({ partition }) => partition))).toEqual(new Set(['game-1']))
  expect([ids(), sessions(), clock.waiting(), games.list.get()]).toEqual([[], 0, 0, []])
  expect(windows.some(({ id }) => policies.of(id).mayGo('https://game.example/', true))).toBe(false)
  expect(Object.keys(windowsState.read().places)).toHaveLength(64)
})

test('a partition that could not be emptied is never used again [DESKTOP-04]', async () => {
  const { games, windows } = setUp({ disposed: () => Promise.reject(new Error('busy')) })
  await games.open(launch('a'))
  windows[0]?.listeners.closed()
  await settle()
  await games.open(launch('a'))
  expect(windows.map(({ partition }) => partition)).toEqual(['game-1', 'game-2'])
})

test('a game opens where it was left [DESKTOP-04]', async () => {
  const { games, windows } = setUp()
  const normal = { x: 30, y: 40, width: 700, height: 500 }
  await games.open(launch('a'))
  windows[0]?.listeners.place({ normal, maximized: true })
  windows[0]?.listeners.closed()
  await games.open(launch('a'))
  await games.open(launch('b'))
  expect(windows.slice(1)).toMatchObject([
    { bounds: normal, maximized: true },
    { bounds: { x: 320, y: 120, width: 1_280, height: 800 }, maximized: false },
  ])
})

test('the title follows the page to another origin of the launch [DESKTOP-04]', async () => {
  const { games, windows, policies } = setUp()
  await games.open(launch('a', { allow: ['https://next.example'] }))
  expect(policies.of(1).mayGo('https://next.example/x', true)).toBe(true)
  windows[0]?.listeners.moved('https://next.example/x')
  windows[0]?.listeners.moved('data:text/html,x')
  expect(windows[0]?.did.slice(1)).toEqual(['title Night Lotus — https://next.example'])
})

test('a vendor that does not answer in half a minute ends on a page that says so [DESKTOP-04] [GAME-08]', async () => {
  const { games, windows, clock } = setUp()
  await games.open(launch('silent'))
  await games.open(launch('late'))
  clock.pass(LAUNCH_TIMEOUT_MS - 1)
  windows[1]?.listeners.moved('https://game.example/')
  expect(windows[0]?.did.slice(1)).toEqual([])
  clock.pass(1)
  clock.pass(0)
  expect(windows[0]?.did.slice(1)).toEqual(['load failed Night Lotus'])
  expect(windows[1]?.did.slice(1)).toEqual(['title Night Lotus — https://game.example'])
  await games.open(launch('left'))
  windows[2]?.listeners.closed()
  expect(clock.waiting()).toBe(0)
})

test('a launch that leads out of its bounds, fails or crashes ends on a page that says so, once [DESKTOP-04]', async () => {
  const { games, windows, policies, clock } = setUp()
  await games.open(launch('a'))
  policies.of(1).refused('https://evil.example/', 'navigation', true)
  clock.pass(0)
  windows[0]?.listeners.broke('stopped', 'crashed')
  clock.pass(0)
  expect(windows[0]?.did.slice(1)).toEqual(['load failed Night Lotus'])
  await games.open(launch('b'))
  windows[1]?.listeners.moved('https://game.example/')
  policies.of(2).refused('https://evil.example/', 'navigation', true)
  policies.of(2).refused('https://evil.example/', 'popup', true)
  clock.pass(0)
  expect(windows[1]?.did.slice(1)).toEqual(['title Night Lotus — https://game.example'])
})
