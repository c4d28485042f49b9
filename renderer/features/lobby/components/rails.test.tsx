import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { gameList, gameVendors, hotGames } from '@portico/contract/catalogue/calls'
import { exampleGame } from '@portico/contract/catalogue/examples'
import { favouriteGames } from '@portico/contract/catalogue/own-calls'
import type { GameType } from '@portico/contract/catalogue/shapes'
import { sessionExample } from '@portico/contract/session/examples'
import { answers, stubGateway } from '../../../test/gateway.ts'
import { renderApp } from '../../../test/render.tsx'
import { started } from '../../session/index.ts'
import type { Lane } from '../api.ts'
import { BelowTheFold } from './below-the-fold.tsx'
import { HotRail } from './hot-rail.tsx'
import { LaneRail } from './lane-rail.tsx'

const laneOf = (title: GameType, vendors: number): Lane => ({
  title,
  gameCategory: title,
  total: vendors * 40,
  prizeMode: 'LOTT',
  cards: [],
  vendors: Array.from({ length: vendors }, (_, index) => ({
    vassalage: `V${index + 1}`,
    displayName: `Vendor ${index + 1}`,
    iconUrl: '/art/x.svg',
    colour: '#5a2560',
    total: 40,
  })),
  gameClassify: [],
})
const games = answers(gameList, { games: [exampleGame], total: 1, totalPages: 1 })
const vendorsOf = (rail: HTMLElement) => within(rail).queryAllByRole('button', { name: /^Vendor \d+ 40 games$/ })

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

describe('a rail of the home page', () => {
  it('shows five vendors of a type that has more [LOBBY-07]', async () => {
    stubGateway(games)
    await renderApp(<LaneRail lane={laneOf('LIVE', 7)} onOpen={vi.fn()} />, { namespaces: ['lobby'] })
    const rail = await screen.findByRole('region', { name: 'Live casino' })
    await waitFor(() => expect(vendorsOf(rail)).toHaveLength(5))
    expect(within(rail).getByRole('button', { name: 'Vendor 5 40 games' })).toBeTruthy()
    expect(
      within(rail)
        .getByRole('link', { name: /Live casino/ })
        .getAttribute('href'),
    ).toBe('/live')
  })

  it('shows the icon of each game’s vendor, and none for an own lottery [LOBBY-12] [GAME-09]', async () => {
    const own = { ...exampleGame, nodeId: 18, gameName: 'SSC', vassalage: 'TCG_SEA', showIcon: 0 as const }
    const fish = laneOf('FISH', 1)
    const vendors = [{ ...fish.vendors[0]!, vassalage: 'PG', iconUrl: '/art/vendor/FISH/PG.svg' }]
    stubGateway(
      answers(gameVendors, { data: { lanes: [{ ...fish, vendors }] } }),
      answers(gameList, { games: [{ ...exampleGame, gameType: 'FISH' }, own], total: 2, totalPages: 1 }),
    )
    await renderApp(<LaneRail lane={fish} onOpen={vi.fn()} />, { namespaces: ['lobby'] })
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2))
    const icons = () => screen.getAllByRole('article').map((tile) => tile.querySelector('p img')?.getAttribute('src'))
    await waitFor(() => expect(icons()).toEqual(['/art/vendor/FISH/PG.svg', undefined]))
  })

  it('shows games of a type that has fewer vendors [LOBBY-06]', async () => {
    stubGateway(games)
    await renderApp(<LaneRail lane={laneOf('FISH', 4)} onOpen={vi.fn()} />, { namespaces: ['lobby'] })
    const rail = await screen.findByRole('region', { name: 'Fish' })
    expect(await within(rail).findByRole('article')).toBeTruthy()
    expect(within(rail).getByRole('button', { name: 'Vendor 4' })).toBeTruthy()
  })
})

describe('below the first screen', () => {
  const open = async () => {
    const favourite = { ...exampleGame, nodeId: 99, gameName: 'Kept Lotus' }
    const line = stubGateway(
      games,
      answers(gameVendors, { data: { lanes: [laneOf('ELOTT', 5), laneOf('LIVE', 6), laneOf('FISH', 1)] } }),
      answers(favouriteGames, { content: [favourite], pageNum: 1, total: 1, totalPages: 1 }),
    )
    const view = await renderApp(<BelowTheFold />, { namespaces: ['lobby'] })
    await screen.findByRole('region', { name: 'Fish' })
    return { ...view, line }
  }

  it('stands a section for each category of vendors; lotteries have their own [LOBBY-06]', async () => {
    const { line } = await open()
    await waitFor(() => expect(vendorsOf(screen.getByRole('region', { name: 'Live casino' }))).toHaveLength(5))
    expect(screen.queryByRole('region', { name: 'Favourites' })).toBeNull()
    expect(line.count(favouriteGames)).toBe(0)
  })

  it('stands a member’s favourites, asked for 999 at once [LOBBY-06] [LOBBY-20]', async () => {
    const { store, line } = await open()
    act(() => void store.dispatch(started(sessionExample.member)))
    const rail = await screen.findByRole('region', { name: 'Favourites' })
    expect(await within(rail).findByText('Kept Lotus')).toBeTruthy()
    expect(line.requests(favouriteGames).map(({ request }) => request.pageSize)).toEqual([999])
  })
})

it('puts no badge on the most played: there each game is hot', async () => {
  const hot = { ...exampleGame, isHot: 1 as const }
  stubGateway(answers(hotGames, { list: [hot], total: 1, totalPages: 1 }))
  await renderApp(<HotRail onOpen={vi.fn()} />, { namespaces: ['lobby'] })
  const rail = screen.getByRole('region', { name: 'Most played' })
  await within(rail).findByRole('article')
  expect(within(rail).queryByText('Hot')).toBeNull()
})
