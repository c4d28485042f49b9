import { systemStatus } from '@portico/contract/system/calls'
import { act, screen } from '@testing-library/react'
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
