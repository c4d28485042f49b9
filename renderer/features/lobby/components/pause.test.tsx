import { examples } from '@portico/contract/examples'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { winnerBoard } from '@portico/contract/catalogue/calls'
import { listAnnouncements } from '@portico/contract/content/calls'
import { answers, stubGateway } from '../../../test/gateway.ts'
import { renderApp } from '../../../test/render.tsx'
import { turning } from '../../../test/turns.ts'
import { HeroCarousel } from './hero-carousel.tsx'
import { WinnerBoard } from './winner-board.tsx'

const [win] = examples.winnerBoard.response.list
const wins = ['Win 1', 'Win 2', 'Win 3'].map((gameName) => ({ vo: { ...win!.vo, recordId: gameName, gameName } }))

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

it('stops all that moves by itself with one press, and lets it move again with another [LOBBY-14] [LOBBY-15]', async () => {
  stubGateway(answers(winnerBoard, { list: wins }), answers(listAnnouncements, examples.listAnnouncements.response))
  await renderApp(
    <>
      <HeroCarousel />
      <WinnerBoard />
    </>,
    { namespaces: ['lobby'] },
  )
  await screen.findByText('Win 1')
  const board = within(screen.getByRole('region', { name: 'Just won' }))
  const slides = within(screen.getByRole('region', { name: 'What’s new' }))
  await slides.findByRole('button', { name: 'Show slide 2' })
  await turning()
  fireEvent.click(await slides.findByRole('button', { name: 'Pause everything that moves' }))
  expect(vi.getTimerCount()).toBe(0)
  act(() => void vi.advanceTimersByTime(20_000))
  expect(slides.getByRole('button', { name: 'Show slide 1', current: true })).toBeDefined()
  expect(screen.getByText('Win 1')).toBeDefined()

  fireEvent.click(board.getByRole('button', { name: 'Let it move again' }))
  expect(slides.getByRole('button', { name: 'Pause everything that moves' })).toBeDefined()
  expect(vi.getTimerCount()).toBe(2)
})
