import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { brand } from 'virtual:brand'
import { sessionExample } from '@portico/contract/session/examples'
import { languageOf } from '@portico/contract/kit/brand'
import { exampleGame } from '@portico/contract/catalogue/examples'
import type { Game } from '@portico/contract/catalogue/shapes'
import { addFavourite, favouriteIds, removeFavourite } from '@portico/contract/catalogue/own-calls'
import { api } from '../../api/gateway.ts'
import { makeI18n } from '../../i18n/set-up.ts'
import { type Answers, answers, OFFLINE, refuses, stubGateway } from '../../test/gateway.ts'
import { renderApp, testPlatform } from '../../test/render.tsx'
import type { Platform } from '../../platform/port.ts'
import { ToastRegion } from '../../ui/toast/toast-region.tsx'
import { nextTask } from '../../lib/next-task.ts'
import { ended, started } from '../session/index.ts'
import { FavouritesService } from './components/favourites-service.tsx'
import { selectFavourites } from './favourites-slice.ts'
import { toggleAndTell, toggleFavourite } from './toggle-favourite.ts'

const game: Game = exampleGame

/** Somebody logged in. */
const enter = async (...rows: readonly Answers[]) => {
  const line = stubGateway(...rows, answers(favouriteIds, { ids: [] }))
  let hear: (text: string) => void = () => undefined
  const platform: Platform = {
    ...testPlatform(),
    connectEvents: (_path, { onText }) => {
      hear = onText
      return { read: () => undefined, close: () => undefined }
    },
  }
  const { store, host } = await renderApp(
    <>
      <ToastRegion />
      <FavouritesService />
    </>,
    { namespaces: ['games', 'errors'], platform },
  )
  host.events.start(async () => 'ticket')
  let now = host.clock.now()
  vi.spyOn(host.clock, 'now').mockImplementation(() => now)
  const enterAs = async (account: string) => {
    store.dispatch(started({ ...sessionExample.member, id: account, account }))
    const before = line.count(favouriteIds)
    await waitFor(() => expect(line.count(favouriteIds)).toBe(before + 1))
  }
  await enterAs('an')
  /** The session ends, and the store's data with it. */
  const leave = () =>
    act(() => {
      store.dispatch(ended())
      store.dispatch(api.util.resetApiState())
    })
  const favourites = () => selectFavourites(store.getState())
  const visibleIds = () => [...favourites().ids]
  /** The gateway tells this window what another one has done. */
  const receive = (seq: number, ids: readonly number[]) =>
    hear(JSON.stringify({ seq, channel: 'member', type: 'favourites.changed', data: { ids } }))
  const toggle = () => store.dispatch(toggleFavourite(game))
  return { store, line, receive, enterAs, leave, favourites, visibleIds, pass: (ms: number) => (now += ms), toggle }
}

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

describe('favourites [GAME-05]', () => {
  it('are shown at once, and then told to the gateway', async () => {
    const { line, toggle, pass, visibleIds, favourites } = await enter(
      answers(addFavourite, { ids: [17] }),
      answers(removeFavourite, { ids: [] }),
    )
    const addition = toggle()
    expect(visibleIds()).toEqual([17])
    expect(line.count(addFavourite)).toBe(0)
    await addition
    expect(line.requests(addFavourite)[0]?.request).toEqual({ nodeId: 17, vendor: 'PG', gameType: 'RNG' })
    pass(1000)
    const removal = toggle()
    expect([visibleIds(), [...favourites().removed]]).toEqual([[], [17]])
    await removal
    expect(line.count(removeFavourite)).toBe(1)
  })

  it('turn at most once a second', async () => {
    const { line, toggle, pass, visibleIds } = await enter(answers(addFavourite, { ids: [17] }), answers(removeFavourite, { ids: [] }))
    const first = toggle()
    expect(await toggle()).toBe(false)
    expect(await first).toBe(true)
    pass(999)
    expect(await toggle()).toBe(false)
    expect([line.count(addFavourite), line.count(removeFavourite), visibleIds()]).toEqual([1, 0, [17]])
    pass(1)
    expect(await toggle()).toBe(true)
  })

  it('turn back with a message when the gateway refuses', async () => {
    const { store, visibleIds } = await enter(answers(addFavourite, refuses('FAVOURITES_FULL')))
    const i18n = await makeI18n(languageOf(brand, 'EN'))
    const toggled = store.dispatch(toggleAndTell(game, i18n))
    expect(visibleIds()).toEqual([17])
    await toggled
    expect(visibleIds()).toEqual([])
    expect(await screen.findByText(/“Night Lotus” was not added to your favourites/)).toBeTruthy()
  })

  it('are sent one after another, and an answer takes nothing back that was wished since', async () => {
    const { store, line, visibleIds } = await enter(answers(addFavourite, { ids: [17] }, { ids: [18, 17] }))
    const first = store.dispatch(toggleFavourite(game))
    const second = store.dispatch(toggleFavourite({ ...game, nodeId: 18 }))
    expect(visibleIds()).toEqual([17, 18])
    await first
    expect([line.count(addFavourite), visibleIds()]).toEqual([1, [17, 18]])
    await second
    expect([line.count(addFavourite), visibleIds()]).toEqual([2, [18, 17]])
  })

  it('are remembered for each account, and the gateway has the last word [CONFIG-03]', async () => {
    const { visibleIds, enterAs, leave } = await enter(answers(favouriteIds, { ids: [4, 17] }, { ids: [] }, OFFLINE))
    await waitFor(() => expect(visibleIds()).toEqual([4, 17]))
    leave()
    expect(visibleIds()).toEqual([])
    await enterAs('em')
    expect(visibleIds()).toEqual([])
    // The line is down: nothing of the other account is taken for an answer.
    await enterAs('an')
    await waitFor(() => expect(visibleIds()).toEqual([4, 17]))
    leave()
    expect(visibleIds()).toEqual([])
  })

  it('turned in another window turn here too, without a question', async () => {
    const { receive, line, visibleIds } = await enter(answers(favouriteIds, { ids: [4] }))
    await waitFor(() => expect(visibleIds()).toEqual([4]))
    receive(1, [8, 4])
    await waitFor(() => expect(visibleIds()).toEqual([8, 4]))
    receive(2, [8])
    await waitFor(() => expect(visibleIds()).toEqual([8]))
    expect(line.count(favouriteIds)).toBe(1)
  })

  it('are asked for again when frames were missed, and nobody hears of them after leaving', async () => {
    const { leave, receive, line, visibleIds } = await enter(answers(favouriteIds, { ids: [4] }, { ids: [17] }))
    await waitFor(() => expect(visibleIds()).toEqual([4]))
    receive(1, [4])
    receive(3, [4, 5])
    await waitFor(() => expect(line.count(favouriteIds)).toBe(2))
    await waitFor(() => expect(visibleIds()).toEqual([17]))
    leave()
    receive(4, [4])
    await nextTask()
    expect(visibleIds()).toEqual([])
  })
})
