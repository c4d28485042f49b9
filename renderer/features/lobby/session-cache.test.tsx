import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { exampleGame } from '@portico/contract/catalogue/examples'
import { gameVendors, hotGames } from '@portico/contract/catalogue/calls'
import { answers, stubGateway } from '../../test/gateway.ts'
import { renderApp } from '../../test/render.tsx'
import { lobbyApi } from './api.ts'
import { refreshLists } from '../launch/index.ts'

const gateway = () =>
  stubGateway(answers(hotGames, { list: [exampleGame], total: 1, totalPages: 1 }), answers(gameVendors, { data: { lanes: [] } }))

/** A page of the tab: a fresh store, the same session storage. */
const page = async (language = 'EN') => {
  const { store, host } = await renderApp(<div />, { language })
  const hot = () => store.dispatch(lobbyApi.endpoints.hotGames.initiate({ pageSize: 12 })).unwrap()
  const vendors = () => store.dispatch(lobbyApi.endpoints.gameVendors.initiate({})).unwrap()
  return { hot, vendors, host }
}

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  history.replaceState(null, '', '/')
  vi.unstubAllGlobals()
})

describe('lists that live as long as the tab', () => {
  it('are asked for once, until the refresh flag clears them [LOBBY-20]', async () => {
    const { count } = gateway()
    await (await page()).hot()
    expect((await (await page()).hot()).list[0]?.nodeId).toBe(exampleGame.nodeId)
    expect(count(hotGames)).toBe(1)
    refreshLists()
    await (await page()).hot()
    await (await page()).hot()
    expect(count(hotGames)).toBe(2)
  })

  it('grow old, and a broken one is asked for again [LOBBY-20]', async () => {
    const { count } = gateway()
    await (await page()).hot()
    const later = await page()
    const now = later.host.clock.now()
    vi.spyOn(later.host.clock, 'now').mockReturnValue(now + 600_001)
    await later.hot()
    expect(count(hotGames)).toBe(2)
    for (const key of Object.keys(sessionStorage)) {
      sessionStorage.setItem(key, JSON.stringify({ at: Date.now(), language: 'EN', data: { list: 'x' } }))
    }
    await (await page()).hot()
    expect(count(hotGames)).toBe(3)
  })

  it.each([
    ['/', 2],
    ['/live', 2],
    ['/pvp', 1],
    ['/fish', 1],
    ['/rng', 1],
  ])('on %s another language asks for the vendors %i time(s) [LOBBY-21]', async (path, times) => {
    const { count } = gateway()
    await (await page('EN')).vendors()
    history.replaceState(null, '', path)
    await (await page('TY')).vendors()
    expect(count(gameVendors)).toBe(times)
  })

  it('of hot games speak the language of the page [LOBBY-20]', async () => {
    const { count } = gateway()
    await (await page('EN')).hot()
    await (await page('TY')).hot()
    expect(count(hotGames)).toBe(2)
  })
})
