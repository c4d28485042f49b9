import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Chip } from './chip.tsx'

const NAMES = Array.from({ length: 20 }, (_, index) => `V${index}`)

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const setUp = () => {
  const prefetches: string[] = []
  const { unmount } = render(NAMES.map((name) => <Chip key={name} aria-label={name} onAhead={() => prefetches.push(name)} />))
  return { prefetches, unmount, chip: (name: string) => screen.getByRole('button', { name }) }
}

it('asks nothing for chips that the pointer or the focus only passes [LOBBY-08]', () => {
  const { prefetches, chip } = setUp()
  for (const name of NAMES) {
    fireEvent.pointerEnter(chip(name))
    vi.advanceTimersByTime(59)
    fireEvent.pointerLeave(chip(name))
  }
  for (const name of NAMES) {
    fireEvent.focus(chip(name))
    vi.advanceTimersByTime(59)
    fireEvent.blur(chip(name))
  }
  vi.advanceTimersByTime(1000)
  expect(prefetches).toEqual([])
})

it('asks once for the chip somebody rests on [LOBBY-08]', () => {
  const { prefetches, chip } = setUp()
  fireEvent.pointerEnter(chip('V3'))
  vi.advanceTimersByTime(30)
  fireEvent.focus(chip('V3'))
  vi.advanceTimersByTime(60)
  expect(prefetches).toEqual(['V3'])
  fireEvent.pointerLeave(chip('V3'))
  fireEvent.focus(chip('V4'))
  vi.advanceTimersByTime(60)
  expect(prefetches).toEqual(['V3', 'V4'])
})

it('asks nothing for chips that are gone [LOBBY-08]', () => {
  const { prefetches, chip, unmount } = setUp()
  fireEvent.pointerEnter(chip('V5'))
  unmount()
  vi.advanceTimersByTime(1000)
  expect(prefetches).toEqual([])
})
