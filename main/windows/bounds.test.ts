import { describe, expect, test } from 'vitest'
import { keepPlacement, placeWindow } from './bounds.ts'
import { windowsState, NO_WINDOWS } from './windows-state.ts'
import { fitZoom, ZOOM_STEPS, type ZoomChange, zoomed, zoomKey } from './zoom.ts'

const SCREEN = { x: 0, y: 0, width: 1_920, height: 1_040 }
const SECOND = { x: 1_920, y: -200, width: 1_280, height: 984 }
const WANTED = { width: 1_200, height: 800 }
const LEAST = { width: 400, height: 300 }

describe('the place of a window [DESKTOP-04]', () => {
  test('is the middle of the main screen at first', () => {
    expect(placeWindow(undefined, WANTED, LEAST, [SCREEN, SECOND])).toEqual({ x: 360, y: 120, ...WANTED })
  })
  test('is where it was left', () => {
    const saved = { x: 2_000, y: -100, width: 900, height: 600 }
    expect(placeWindow(saved, WANTED, LEAST, [SCREEN, SECOND])).toEqual(saved)
  })
  test('is the main screen when its screen is gone', () => {
    expect(placeWindow({ x: 2_000, y: -100, width: 900, height: 600 }, WANTED, LEAST, [SCREEN])).toEqual({
      x: 510,
      y: 220,
      width: 900,
      height: 600,
    })
  })
  test('is moved and shrunk until all of it can be seen', () => {
    expect(placeWindow({ x: -500, y: -500, width: 4_000, height: 4_000 }, WANTED, LEAST, [SCREEN])).toEqual(SCREEN)
    expect(placeWindow({ x: 1_500, y: 900, width: 900, height: 600 }, WANTED, LEAST, [SCREEN])).toEqual({
      x: 1_020,
      y: 440,
      width: 900,
      height: 600,
    })
  })
  test('is never smaller than the least', () => {
    expect(placeWindow({ x: 10, y: 10, width: 1, height: 1 }, WANTED, LEAST, [SCREEN])).toMatchObject(LEAST)
  })
})

test('the places kept are the latest, each once', () => {
  let places: Readonly<Record<string, number>> = {}
  for (const [name, placement] of [
    ['main', 1],
    ['game:7', 2],
    ['main', 3],
    ['game:8', 4],
  ] as const)
    places = keepPlacement(places, name, placement, 2)
  expect(Object.entries(places)).toEqual([
    ['main', 3],
    ['game:8', 4],
  ])
})

test('what is kept is read strictly, and a zoom out of bounds is brought back', () => {
  expect(windowsState.parse(NO_WINDOWS)).toEqual(NO_WINDOWS)
  expect(windowsState.parse({ zoom: 40, places: {}, offices: [] }).zoom).toBe(3)
  expect(
    windowsState.safeParse({
      zoom: 1,
      offices: [],
      places: { main: { normal: { x: 0.5, y: 0, width: 1, height: 1 }, maximized: false } },
    }).success,
  ).toBe(false)
})

describe('zoom [DESKTOP-07]', () => {
  const walk = (from: number, change: ZoomChange, steps: number): number =>
    Array.from({ length: steps }).reduce<number>((at) => zoomed(at, change), from)
  test('goes from 50 to 300 percent and no further', () => {
    expect(walk(1, 'in', ZOOM_STEPS.length)).toBe(3)
    expect(walk(1, 'out', ZOOM_STEPS.length)).toBe(0.5)
    expect(walk(2.5, 'reset', 1)).toBe(1)
    expect(zoomed(1.2, 'in')).toBe(1.25)
    expect(fitZoom(Number.NaN)).toBe(1)
  })
  test('listens to the keys that people know, and leaves the others to the page', () => {
    const key = (key: string, modifiers: object = { control: true }) =>
      zoomKey({ type: 'keyDown', key, control: false, meta: false, alt: false, ...modifiers }, false)
    expect([key('+'), key('='), key('-'), key('0')]).toEqual(['in', 'in', 'out', 'reset'])
    expect([key('a'), key('+', {}), key('+', { control: true, alt: true }), key('+', { control: true, type: 'keyUp' })]).toEqual(
      Array(4).fill(undefined),
    )
    expect(zoomKey({ type: 'keyDown', key: '-', control: false, meta: true, alt: false }, true)).toBe('out')
  })
})
