import { examples } from '@portico/contract/examples'
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { winnerBoard } from '@portico/contract/catalogue/calls'
import { answers, stubGateway } from '../../../test/gateway.ts'
import { renderApp } from '../../../test/render.tsx'
import { turning } from '../../../test/turns.ts'
import { WinnerBoard } from './winner-board.tsx'

const [example] = examples.winnerBoard.response.list
const wins = (count: number) => ({
  list: Array.from({ length: count }, (_, index) => ({ vo: { ...example!.vo, recordId: `b${index}`, gameName: `Win ${index + 1}` } })),
})

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('shows two wins at a time and turns every three seconds [LOBBY-15]', async () => {
  const line = stubGateway(answers(winnerBoard, wins(3)))
  await renderApp(<WinnerBoard />, { namespaces: ['lobby'] })
  await screen.findByText('Win 1')
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  await turning()
  expect(line.requests(winnerBoard)[0]?.request).toMatchObject({ limitNum: 20 })
  act(() => void vi.advanceTimersByTime(2999))
  expect(screen.queryByText('Win 3')).toBeNull()
  act(() => void vi.advanceTimersByTime(1))
  expect(await screen.findByText('Win 3')).toBeDefined()
  expect(screen.queryByText('Win 1')).toBeNull()
  act(() => void vi.advanceTimersByTime(3000))
  expect(await screen.findByText('Win 1')).toBeDefined()
})

it('stays where it is with one slide [LOBBY-15]', async () => {
  stubGateway(answers(winnerBoard, wins(2)))
  await renderApp(<WinnerBoard />, { namespaces: ['lobby'] })
  await screen.findByText('Win 1')
  act(() => void vi.advanceTimersByTime(12_000))
  expect(screen.getByText('Win 2')).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
})
