import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { exampleGame } from '@portico/contract/catalogue/examples'
import type { GameType } from '@portico/contract/catalogue/shapes'
import { gameList } from '@portico/contract/catalogue/calls'
import { answers, stubGateway } from '../../../test/gateway.ts'
import { renderApp } from '../../../test/render.tsx'
import type { Lane } from '../api.ts'
import { Vendor } from './vendor.tsx'

const pearl = { vassalage: 'PG', displayName: 'PG', iconUrl: '/art/x.svg', colour: '#5a2560', total: 40 }

const show = async (title: GameType) => {
  stubGateway(answers(gameList, { games: [{ ...exampleGame, gameType: title }], total: 1, totalPages: 1 }))
  const lane: Lane = { title, gameCategory: title, total: 40, prizeMode: 'LOTT', cards: [], vendors: [pearl], gameClassify: [] }
  const onOpen = vi.fn()
  const { router } = await renderApp(<Vendor lane={lane} vendor={pearl} onOpen={onOpen} />, { namespaces: ['lobby'] })
  fireEvent.click(await screen.findByRole('button', { name: 'PG 40 games' }))
  return { onOpen, address: router.state.location.pathname + router.state.location.search }
}

afterEach(() => vi.unstubAllGlobals())

it('slots are looked through, not played, from their vendor [LOBBY-13]', async () => {
  const { address } = await show('RNG')
  expect(address).toBe('/rng?vassalage=PG')
  expect(screen.queryByRole('button', { name: 'Play PG' })).toBeNull()
})

it('stands under the game that its lane names for it, and asks for none [GAME-10]', async () => {
  const line = stubGateway()
  const lane: Lane = {
    title: 'LIVE',
    gameCategory: 'LIVE',
    total: 40,
    prizeMode: 'LOTT',
    cards: [exampleGame],
    vendors: [pearl],
    gameClassify: [],
  }
  const { container } = await renderApp(<Vendor lane={lane} vendor={pearl} onOpen={vi.fn()} />, { namespaces: ['lobby'] })
  expect(container.querySelector('img')?.getAttribute('src')).toBe(exampleGame.lagerIcon)
  expect(line.count(gameList)).toBe(0)
})

it('any other vendor is played at once by a button of its own [LOBBY-13]', async () => {
  const { address, onOpen } = await show('LIVE')
  expect(address).toBe('/live?vassalage=PG')
  fireEvent.click(screen.getByRole('button', { name: 'Play PG' }))
  expect(onOpen).toHaveBeenCalledWith(expect.objectContaining({ nodeId: exampleGame.nodeId }))
})
