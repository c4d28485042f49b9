import { mix } from '../colour.ts'
import type { Family } from '../family.ts'
import { n } from '../geometry.ts'

/** A racket and its ball. */
export const tennis: Family = {
  name: 'tennis',
  suits: ['tennis'],
  ornament: true,
  draw: ({ canvas, tones, random }) => {
    const { deep, mid, main, light, spark } = tones
    const side = random.pick([-1, 1])
    canvas.path('M-64 236L304 190V320H-64Z', mix(mid, deep, 0.4), { opacity: 0.7 })
    canvas.line('M-64 258L304 212M60 320L110 230', spark, 2, { 'stroke-opacity': 0.5 })
    const strings = [-36, -24, -12, 0, 12, 24, 36].map((at) => {
      const reach = n(Math.sqrt(1 - (at / 52) ** 2) * 66)
      const across = n(Math.sqrt(1 - (at / 66) ** 2) * 52)
      return `M${at} ${-reach}V${reach}M${-across} ${at * 1.3}H${across}`
    })
    canvas.group({ transform: `translate(${120 + side * 14} 128) rotate(${side * 32})` }, () => {
      canvas.line('M-26 60L-6 104M26 60L6 104', mix(main, mid, 0.3), 7)
      canvas.path('M-9 100H9L11 178Q0 186-11 178Z', canvas.linear(light, main))
      canvas.line('M-9 116L9 124M-9 134L9 142M-10 152L10 160', mid, 2.4, { 'stroke-opacity': 0.6 })
      canvas.ellipse(0, 0, 54, 68, deep, { opacity: 0.28 })
      canvas.line(strings.join(''), spark, 1.5, { 'stroke-opacity': 0.6 })
      canvas.ellipse(0, 0, 55, 69, 'none', { stroke: canvas.linear(spark, main), 'stroke-width': 9 })
    })
    const [x, y] = [120 - side * 66, 206]
    canvas.circle(x + 3, y + 7, 29, deep, { opacity: 0.4 })
    canvas.circle(x, y, 29, canvas.radial(spark, mix(light, main, 0.4), [0.35, 0.3, 0.8]))
    canvas.line(`M${x - 24} ${y - 15}q22 14 10 40M${x + 24} ${y + 15}q-22-14-10-40`, '#ffffff', 2.6, { 'stroke-opacity': 0.9 })
  },
}
