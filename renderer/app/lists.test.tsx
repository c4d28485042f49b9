import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { gameList, gameMenus, gameVendors } from '@portico/contract/catalogue/calls'
import { exampleGame } from '@portico/contract/catalogue/examples'
import { GAME_TYPES, type GameType } from '@portico/contract/catalogue/shapes'
import { at } from '../test/address.tsx'
import { answers, stubGateway } from '../test/gateway.ts'

const vendor = { vassalage: 'PG', displayName: 'Pearl', iconUrl: '/art/x.svg', colour: '#5a2560', total: 40 }
const laneOf = (title: GameType) => ({
  title,
  gameCategory: title,
  total: 40,
  prizeMode: 'LOTT' as const,
  cards: [],
  vendors: [vendor, { ...vendor, vassalage: 'JDB', displayName: 'Jade' }],
  gameClassify: [],
})
const menuOf = (gameType: GameType) => ({ gameType, total: 40, vendors: 2 })

/** A catalogue with two vendors and one game of each type. */
const stubCatalogue = () =>
  stubGateway(
    answers(gameMenus, { menus: GAME_TYPES.map(menuOf) }),
    answers(gameVendors, { data: { lanes: GAME_TYPES.map(laneOf) } }),
    answers(gameList, ({ request: { gameType = 'RNG' } }) => ({
      games: [{ ...exampleGame, gameType, gameName: `A game of ${gameType}` }],
      total: 1,
      totalPages: 1,
    })),
  )

let line: ReturnType<typeof stubCatalogue>
beforeEach(() => {
  line = stubCatalogue()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const listed = () => screen.findByRole('article', {}, { timeout: 120_000 })
const vendors = () => screen.queryByRole('region', { name: 'Vendors' })

describe('the pages of the game types', () => {
  it.each([
    ['/sports', 'SPORTS'],
    ['/esports', 'ESPORTS'],
    ['/lott', 'LOTT'],
    ['/elott', 'ELOTT'],
    ['/cockfight', 'COCKFIGHT'],
    ['/bingo', 'BINGO'],
  ] as const)('%s shows the vendors of %s and their games [ROUTE-09] [ROUTE-11]', async (path, type) => {
    await at(path)
    expect((await listed()).textContent).toContain(`A game of ${type}`)
    expect(within(vendors()!).getByText('Pearl')).toBeTruthy()
    expect(new Set(line.requests(gameList).map(({ request }) => request.gameType))).toEqual(new Set([type]))
  })

  it.each([
    ['/live', 'LIVE'],
    ['/fish', 'FISH'],
    ['/rng', 'RNG'],
    ['/pvp', 'PVP'],
  ] as const)('%s lists the games of %s [ROUTE-10]', async (path, type) => {
    await at(path)
    expect((await listed()).textContent).toContain(`A game of ${type}`)
    expect(vendors()).toBeNull()
  })
})

it('a type that is chosen has its page, from its top [LOBBY-05]', async () => {
  const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  const { router } = await at('/rng')
  await listed()
  scroll.mockClear()
  fireEvent.click(within(screen.getByRole('group', { name: 'Game types' })).getByRole('button', { name: 'Fish' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/fish'))
  expect(await screen.findByText('A game of FISH')).toBeTruthy()
  expect(within(screen.getByRole('group', { name: 'Game types' })).getByRole('button', { name: 'Fish', pressed: true })).toBeTruthy()
  expect(scroll).toHaveBeenCalledWith(0, 0)
})

it('a page on its way is told by a bar that goes when it is there [ROUTE-17]', async () => {
  const { router } = await at('/rng')
  await listed()
  expect(screen.queryByRole('progressbar', { name: 'The page is loading' })).toBeNull()
  act(() => void router.navigate('/agreement'))
  expect(await screen.findByRole('progressbar', { name: 'The page is loading' })).toBeTruthy()
  await waitFor(() => expect(router.state.location.pathname).toBe('/agreement'))
  await waitFor(() => expect(screen.queryByRole('progressbar', { name: 'The page is loading' })).toBeNull())
})
