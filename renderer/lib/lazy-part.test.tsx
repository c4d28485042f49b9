import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lazyPart } from './lazy-part.ts'

const Tail = ({ name }: { readonly name: string }) => <p>Tail of {name}</p>

/** A part whose code fails to come so many times, on a page that stands without it. */
const pageWith = (failures: number) => {
  const load = vi.fn(async () => {
    if (load.mock.calls.length <= failures) throw new TypeError('Failed to fetch dynamically imported module')
    return Tail
  })
  const Part = lazyPart(load)
  const page = render(
    <>
      <p>Page</p>
      <Suspense>
        <Part name="menu" />
      </Suspense>
    </>,
  )
  return { load, page }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('a part whose code does not come at first leaves the page and comes later by itself', async () => {
  pageWith(3)
  await pass(0)
  screen.getByText('Page')
  expect(screen.queryByText('Tail of menu')).toBeNull()
  await pass(2_000 + 2_000)
  expect(screen.queryByText('Tail of menu')).toBeNull()
  await pass(4_000)
  screen.getByText('Tail of menu')
})

test('it comes as soon as the line is back, and is asked for no more', async () => {
  const { load } = pageWith(1)
  await pass(0)
  await act(async () => void dispatchEvent(new Event('online')))
  screen.getByText('Tail of menu')
  await pass(10 * 60_000)
  expect(load).toHaveBeenCalledTimes(2)
})

test('waits grow to a minute, and a page that is left asks no more', async () => {
  const { load, page } = pageWith(Number.POSITIVE_INFINITY)
  await pass(0)
  await pass(60 * 60_000)
  const calls = load.mock.calls.length
  expect(calls).toBeGreaterThan(55)
  expect(calls).toBeLessThan(70)
  page.unmount()
  await pass(60 * 60_000)
  expect(load).toHaveBeenCalledTimes(calls)
})
