import { lotusBloom } from './banner/lotus.ts'
import { moonGate } from './banner/moon-gate.ts'
import { WARM } from './banner/motif.ts'
import { pagoda } from './banner/pagoda.ts'
import { planet } from './banner/planet.ts'
import { canvasWith } from './canvas.ts'
import type { Hex } from './colour.ts'

const MOTIFS = [moonGate, lotusBloom, planet, pagoda] as const

/** How many banners a brand has before they repeat. */
export const MOTIF_COUNT = MOTIFS.length

const FALLBACK = ['#10183e', '#26306f', '#7a4a7c', '#7c6fc0', '#2b2f6c', '#464a9a', '#171d4c', '#0f1540'] as const

/** Where the sun stands and how the dunes run, for each motif. */
const SKIES = [
  { sun: [586, 128], far: 'M330 320Q430 186 540 226T760 178V320Z', near: 'M240 320Q410 226 530 262T760 236V320Z' },
  { sun: [586, 118], far: 'M360 320Q470 232 560 236T760 206V320Z', near: 'M220 320Q420 238 560 256T760 250V320Z' },
  { sun: [640, 96], far: 'M300 320Q420 236 540 248T760 196V320Z', near: 'M260 320Q440 246 560 270T760 242V320Z' },
  { sun: [548, 112], far: 'M340 320Q450 196 560 220T760 190V320Z', near: 'M230 320Q400 236 540 258T760 240V320Z' },
] as const

/**
 * A banner's scene, 760 by 320: sky, sun, dunes and a motif on the right, room for words on the left. `scene` is the
 * brand's eight `#rrggbb` from back to front; one that is missing or not a colour is Aurora's. Any `motif` is taken
 * modulo the count.
 */
export const drawBanner = (scene: readonly Hex[], motif: number): string => {
  const tone = (i: number): Hex => {
    const colour = scene[i]
    return colour !== undefined && /^#[0-9a-f]{6}$/i.test(colour) ? colour : (FALLBACK[i] ?? FALLBACK[0])
  }
  const index = (((Math.trunc(motif) || 0) % MOTIF_COUNT) + MOTIF_COUNT) % MOTIF_COUNT
  const sky = SKIES[index] ?? SKIES[0]
  const [x, y] = sky.sun
  const canvas = canvasWith(`b${index}`)
  canvas.path('M0 0H760V320H0Z', canvas.linear(tone(0), tone(1), [0, 0, 0.6, 0.6]))
  canvas.path('M0 0H760V320H0Z', canvas.linear({ colour: tone(2), opacity: 0 }, tone(2), [0.45, 0.4, 1, 1]))
  canvas.circle(x, y, 190, canvas.radial({ colour: WARM.lit, opacity: 0.46 }, { colour: WARM.lit, opacity: 0 }))
  canvas.circle(x, y, index === 2 ? 44 : 66, canvas.radial(WARM.lit, '#f3b27d'))
  for (const [i, radius] of [92, 122, 156, 196].entries())
    canvas.ring(x, y, radius, WARM.lit, 1.2, { 'stroke-opacity': [0.34, 0.27, 0.2, 0.13][i] ?? 0.1 })
  canvas.circle(x - 92, y, 5, WARM.lit)
  canvas.circle(x + 86, y - 87, 7, '#f7c9a0')
  canvas.circle(x + 138, y + 72, 5, '#cfc6f4')
  canvas.path(sky.far, canvas.linear(tone(3), tone(4)), { opacity: 0.82 })
  canvas.path(sky.near, canvas.linear(tone(5), tone(6)))
  MOTIFS[index]?.(canvas)
  canvas.path('M0 320Q220 268 420 292T760 268V320Z', tone(7))
  return `<svg xmlns="http://www.w3.org/2000/svg" width="760" height="320" viewBox="0 0 760 320" preserveAspectRatio="xMaxYMid slice">${canvas.markup()}</svg>`
}
