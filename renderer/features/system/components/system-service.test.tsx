import { systemStatus } from '@portico/contract/system/calls'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answers, OFFLINE, stubGateway } from '../../../test/gateway.ts'
import { renderApp } from '../../../test/render.tsx'
import { SystemService } from './system-service.tsx'

const loads: string[] = []
vi.mock('./line-strip.tsx', async (original) => {
  loads.push('strip')
  return original()
})
beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('what says that the line is lost is here before it is: its code and its words come once the page stands', async () => {
  stubGateway(answers(systemStatus, OFFLINE))
  const { host } = await renderApp(<SystemService />)
  expect(loads).toEqual([])
  await act(() => vi.advanceTimersByTimeAsync(11_000))
  await vi.waitFor(() => expect(loads).toEqual(['strip']))
  act(() => void dispatchEvent(new Event('offline')))
  expect(await screen.findByRole('status')).toBeTruthy()
  expect(host).toBeTruthy()
})

test('a file that is gone means a later version: the page says so, and waits until the reader reloads or puts it off', async () => {
  stubGateway()
  await renderApp(<SystemService />)
  act(() => void dispatchEvent(new Event('filegone')))
  expect((await screen.findByRole('status')).textContent).toContain('A new version is ready')
  expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Later' }))
  expect(screen.queryByRole('status')).toBeNull()
  act(() => void dispatchEvent(new Event('filegone')))
  expect(await screen.findByRole('status')).toBeTruthy()
})
