import { mix } from '../colour.ts'
import type { Family } from '../family.ts'
import { polar, polygon } from '../geometry.ts'

/** The bird's head as an emblem before a rising sun. */
export const comb: Family = {
  name: 'comb',
  ornament: false,
  draw: ({ canvas, tones, random }) => {
    const { deep, mid, main, light, spark } = tones
    const facing = random.pick([-1, 1])
    const start = random.between(0, 0.3)
    const beams = Array.from({ length: 18 }, (_, i) => {
      const angle = start + (i * Math.PI) / 9
      return polygon([polar(120, 148, 98, angle), polar(120, 148, 300, angle - 0.07), polar(120, 148, 300, angle + 0.07)])
    })
    canvas.path(beams.join(''), spark, { opacity: 0.14 })
    canvas.circle(120, 148, 92, canvas.linear(spark, mix(light, main, 0.4)))
    canvas.ring(120, 148, 102, spark, 1.6, { 'stroke-opacity': 0.6 })
    canvas.group({ transform: facing > 0 ? 'translate(0 0)' : 'matrix(-1 0 0 1 240 0)' }, () => {
      canvas.path('M86 106C74 84 90 70 102 84C102 58 126 56 128 80C138 60 158 70 150 94L146 112Z', canvas.linear(main, mix(main, mid, 0.6)))
      canvas.path('M150 154Q176 156 168 186Q158 206 148 184Z', canvas.linear(main, mid))
      canvas.path('M156 122L196 140Q178 152 154 152Z', mix(light, main, 0.55), { stroke: deep, 'stroke-opacity': 0.25 })
      canvas.path(
        'M160 122C150 92 98 88 86 128C78 170 52 210 26 250Q10 300 40 320H200C206 262 176 214 156 176Q170 150 160 122Z',
        canvas.linear(mix(mid, main, 0.3), deep),
      )
      canvas.path(
        'M92 150C88 190 66 226 44 262Q72 250 82 228Q80 262 66 296Q104 268 108 226Q114 262 108 304Q142 262 132 208Q152 240 160 286Q172 230 146 182Q120 196 92 150Z',
        canvas.linear(mix(light, main, 0.35), mix(mid, main, 0.4)),
      )
      canvas.circle(134, 128, 9, spark)
      canvas.circle(136, 128, 4.5, deep)
    })
  },
}
