import { describe, expect, it } from 'vitest'
import { drawOverlay, OVERLAY_SIZE } from './overlay.ts'
import { shortCount } from './view.ts'

const pixel = (pixels: Uint8Array, x: number, y: number) => [...pixels.subarray((y * OVERLAY_SIZE + x) * 4, (y * OVERLAY_SIZE + x) * 4 + 4)]
const isWhite = (part: readonly number[]) => part.every((value) => value === 255)
const ink = (text: string): string => {
  const pixels = drawOverlay(text)
  const cells = Array.from({ length: OVERLAY_SIZE ** 2 }, (_, at) => [at % OVERLAY_SIZE, Math.floor(at / OVERLAY_SIZE)] as const)
  return cells.filter(([x, y]) => isWhite(pixel(pixels, x, y))).join(' ')
}

describe('the overlay of the taskbar', () => {
  it('is a disc on nothing, with the count inside it [DESKTOP-07]', () => {
    const pixels = drawOverlay('7')
    expect(pixels).toHaveLength(OVERLAY_SIZE * OVERLAY_SIZE * 4)
    expect(pixel(pixels, 0, 0)).toEqual([0, 0, 0, 0])
    expect(pixel(pixels, 16, 2)).toEqual([0x1c, 0x2b, 0xc4, 255])
  })

  it('draws every count another way [DESKTOP-07]', () => {
    const counts = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(shortCount)
    const drawn = counts.map(ink)
    expect(new Set(drawn).size).toBe(10)
    expect(drawn.every((pixels) => pixels.length > 0)).toBe(true)
    expect(shortCount(5_000)).toBe('9+')
  })
})
