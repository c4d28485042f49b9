import { expect, test } from 'vitest'
import { launch, setUp, settle } from './testing/games.ts'

test('calls of a game follow the proxy: strict as soon as there is one, also while the game is open [DESKTOP-04]', async () => {
  const { games, webRtc, useProxy } = setUp()
  await games.open(launch('a'))
  await settle()
  expect(webRtc).toEqual(['disable_non_proxied_udp', 'default_public_interface_only'])
  useProxy(true)
  await settle()
  expect(webRtc.at(-1)).toBe('disable_non_proxied_udp')
  games.closeAll()
  useProxy(false)
  await settle()
  expect(webRtc.at(-1)).toBe('disable_non_proxied_udp')
})

test('nothing is opened that an update would close at once [DESKTOP-06]', async () => {
  const { games, leaving, windows } = setUp()
  leaving.now = true
  await expect(games.open(launch('a'))).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  expect(windows).toEqual([])
})

test('games of a session that has run out may say goodbye, for two seconds [DESKTOP-04]', async () => {
  const { games, windows, clock, ids } = setUp()
  await games.open(launch('a'))
  await games.open(launch('b'))
  games.leaveAll()
  expect(windows.map(({ did }) => did.at(-1))).toEqual(['close', 'close'])
  clock.pass(2_000)
  expect(ids()).toEqual([])
})
