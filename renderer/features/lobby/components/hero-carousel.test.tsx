import { examples } from '@portico/contract/examples'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { exampleGame } from '@portico/contract/catalogue/examples'
import { listAnnouncements } from '@portico/contract/content/calls'
import { selectDialogs } from '../../../core/dialogs.ts'
import { paths } from '../../../core/paths.ts'
import { answers, stubGateway } from '../../../test/gateway.ts'
import { renderApp, testPlatform } from '../../../test/render.tsx'
import { turning } from '../../../test/turns.ts'
import { HeroCarousel } from './hero-carousel.tsx'

const example = examples.listAnnouncements.response.list[0]!

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('turns every five seconds, loops both ways and leads to its target [LOBBY-14]', async () => {
  const banner = { ...example, id: 'b1', title: 'Rebate week', linkageType: 'ROUTE' as const, url: '/promotions' }
  stubGateway(answers(listAnnouncements, { ...examples.listAnnouncements.response, list: [banner] }))
  await renderApp(<HeroCarousel />, { namespaces: ['lobby'] })
  const seen = async (label: string) => {
    await screen.findByRole('button', { name: label, current: true })
  }
  await screen.findByText('Rebate week')
  await seen('Show slide 1')
  await turning()
  act(() => void vi.advanceTimersByTime(4999))
  await seen('Show slide 1')
  act(() => void vi.advanceTimersByTime(1))
  await seen('Show slide 2')
  act(() => void vi.advanceTimersByTime(4999))
  await seen('Show slide 2')
  act(() => void vi.advanceTimersByTime(1))
  await seen('Show slide 1')
  act(() => void vi.advanceTimersByTime(5000))
  await seen('Show slide 2')
  fireEvent.click(screen.getByRole('button', { name: 'Next slide' }))
  await seen('Show slide 1')
  fireEvent.click(screen.getByRole('button', { name: 'Previous slide' }))
  await seen('Show slide 2')
  expect(screen.getByRole('link', { name: 'Play now' }).getAttribute('href')).toBe('/promotions')
})

it('opens a target outside the site where the platform opens such things [LOBBY-14]', async () => {
  const banner = { ...example, id: 'b1', title: 'Our channel', linkageType: 'URL' as const, url: 'https://channel.example/aurora' }
  stubGateway(answers(listAnnouncements, { ...examples.listAnnouncements.response, list: [banner] }))
  const platform = { ...testPlatform(), openExternal: vi.fn() }
  await renderApp(<HeroCarousel />, { namespaces: ['lobby'], platform })
  fireEvent.click(await screen.findByText('Play now'))
  expect(platform.openExternal).toHaveBeenCalledExactlyOnceWith('https://channel.example/aurora')
})

it('opens the game that a slide names, and none that is closed [LOBBY-14] [CONTENT-03]', async () => {
  const { nodeId, gameCode, vassalage, displayName, gameType, isGame } = exampleGame
  const game = { nodeId, gameCode, vassalage, displayName, gameType, isGame }
  const banner = { ...example, title: 'Play it', linkageType: 'GAME' as const, url: `game:${gameCode}` }
  const list = [
    { ...banner, id: 'b1', game },
    { ...banner, id: 'b2', title: 'Closed', game: null },
  ]
  stubGateway(answers(listAnnouncements, { ...examples.listAnnouncements.response, list }))
  const { store } = await renderApp(<HeroCarousel />, { namespaces: ['lobby'] })
  await screen.findByText('Closed')
  const plays = screen.getAllByRole('button', { name: 'Play', hidden: true })
  expect(plays).toHaveLength(1)
  fireEvent.click(plays[0]!)
  // A guest logs in first, and goes on to the game from there.
  expect(selectDialogs(store.getState())).toEqual([{ kind: 'login', next: paths.play(nodeId, 'real') }])
})
