import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { brand } from 'virtual:brand'
import { languageOf } from '@portico/contract/kit/brand'
import { exampleGame } from '@portico/contract/catalogue/examples'
import type { Game } from '@portico/contract/catalogue/shapes'
import { makeI18n } from '../../i18n/set-up.ts'
import { renderApp, testPlatform } from '../../test/render.tsx'
import { type Reply, stubGateway } from '../../test/gateway.ts'
import type { Platform } from '../../platform/port.ts'
import { ToastRegion } from '../../ui/toast/toast-region.tsx'
import { nextTask } from '../../lib/next-task.ts'
import { started } from '../session/index.ts'
import { favourites } from './favourites.ts'
import { kept } from './kept.ts'
import { turnHeart } from './turn-heart.ts'

const IDS = 'MCSFE_getFavoriteGames'
const ADD = 'MCSFE_addFavoriteGameV2'
const REMOVE = 'MCSFE_removeFavoriteGameV2'
const game: Game = exampleGame
const shown = () => [...kept.read().ids]

/** Somebody logged in; each test has an account of its own. */
const enter = async (account: string, replies: Readonly<Record<string, Reply | readonly Reply[]>>) => {
  const line = stubGateway({ [IDS]: { value: { ids: [] } }, ...replies })
  let hear: (text: string) => void = () => undefined
  const platform: Platform = {
    ...testPlatform(),
    connectEvents: (_path, { onText }) => {
      hear = onText
      return { close: () => undefined }
    },
  }
  const { store, host } = await renderApp(<ToastRegion />, { namespaces: ['games', 'errors'], platform })
  host.events.start(async () => 'ticket')
  let now = host.clock.now()
  vi.spyOn(host.clock, 'now').mockImplementation(() => now)
  store.dispatch(
    started({
      id: account,
      account,
      nickname: account,
      type: 0,
      agent: false,
      currency: 'VND',
      hasVip: false,
      vipLabelName: null,
      minPrizeGroup: 1800,
      maxPrizeGroup: 1900,
      affiliateCode: null,
      joinedAt: '2026-01-01T00:00:00Z',
      lastLoginAt: null,
    }),
  )
  await store.dispatch(favourites.follow(account))
  /** The gateway tells this window what another one has done. */
  const told = (seq: number, ids: readonly number[]) =>
    hear(JSON.stringify({ seq, channel: 'member', type: 'favourites.changed', data: { ids } }))
  return { store, line, told, pass: (ms: number) => (now += ms), turn: () => store.dispatch(favourites.turn(game)) }
}

afterEach(() => vi.unstubAllGlobals())

describe('favourites [GAME-05]', () => {
  it('are shown at once, and then told to the gateway', async () => {
    const { line, turn, pass } = await enter('an', { [ADD]: { value: { ids: [17] } }, [REMOVE]: { value: { ids: [] } } })
    const sent = turn()
    expect(shown()).toEqual([17])
    expect(line.count(ADD)).toBe(0)
    await sent
    expect(line.asked.at(-1)?.body).toEqual({ nodeId: 17, vendor: 'PG', gameType: 'RNG' })
    pass(1000)
    const gone = turn()
    expect([shown(), [...kept.read().removed]]).toEqual([[], [17]])
    await gone
    expect(line.count(REMOVE)).toBe(1)
  })

  it('turn at most once a second', async () => {
    const { line, turn, pass } = await enter('binh', { [ADD]: { value: { ids: [17] } }, [REMOVE]: { value: { ids: [] } } })
    const first = turn()
    expect(await turn()).toBe(false)
    expect(await first).toBe(true)
    pass(999)
    expect(await turn()).toBe(false)
    expect([line.count(ADD), line.count(REMOVE), shown()]).toEqual([1, 0, [17]])
    pass(1)
    expect(await turn()).toBe(true)
  })

  it('turn back with a message when the gateway refuses', async () => {
    const { store } = await enter('chi', { [ADD]: { code: 'FAVOURITES_FULL' } })
    const i18n = await makeI18n(languageOf(brand, 'EN'))
    const turned = turnHeart(store.dispatch, i18n, game)
    expect(shown()).toEqual([17])
    await turned
    expect(shown()).toEqual([])
    expect(await screen.findByText(/“Night Lotus” was not added to your favourites/)).toBeTruthy()
  })

  it('are remembered for each account, and the gateway has the last word', async () => {
    const { store } = await enter('dung', { [IDS]: [{ value: { ids: [4, 17] } }, { value: { ids: [] } }, 'offline'] })
    expect(shown()).toEqual([4, 17])
    await store.dispatch(favourites.follow('em'))
    expect(shown()).toEqual([])
    const again = store.dispatch(favourites.follow('dung'))
    expect(shown()).toEqual([4, 17])
    // The line is down: nothing of the other account is taken for an answer.
    await again
    expect(shown()).toEqual([4, 17])
    await store.dispatch(favourites.follow(undefined))
    expect(shown()).toEqual([])
  })

  it('turned in another window turn here too, without a question', async () => {
    const { told, line } = await enter('giang', { [IDS]: { value: { ids: [4] } } })
    told(1, [8, 4])
    await waitFor(() => expect(shown()).toEqual([8, 4]))
    told(2, [8])
    await waitFor(() => expect(shown()).toEqual([8]))
    expect(line.count(IDS)).toBe(1)
  })

  it('are asked for again when frames were missed, and nobody hears of them after leaving', async () => {
    const { store, told, line } = await enter('hoa', { [IDS]: [{ value: { ids: [4] } }, { value: { ids: [17] } }] })
    told(1, [4])
    told(3, [4, 5])
    await waitFor(() => expect(line.count(IDS)).toBe(2))
    await waitFor(() => expect(shown()).toEqual([17]))
    await store.dispatch(favourites.follow(undefined))
    told(4, [4])
    await nextTask()
    expect(shown()).toEqual([])
  })
})
