import { mix } from '../colour.ts'
import type { Family } from '../family.ts'
import { glint } from '../geometry.ts'

const ROW = Array.from({ length: 9 }, (_, i) => `M${i * 52 - 114} 0a26 26 0 0 0 52 0q-6-22-26-22t-26 22Z`).join('')

/** A dragon's flank, scale over scale, around one pearl. */
export const scales: Family = {
  name: 'scales',
  suits: ['dragon', 'serpent', 'snake'],
  ornament: false,
  draw: ({ canvas, tones: { deep, mid, main, light, spark }, random }) => {
    const slope = random.pick([-1, 1])
    const shades = [
      [mix(mid, main, 0.2), mix(deep, mid, 0.35)],
      [mix(main, mid, 0.35), mix(mid, deep, 0.25)],
      [mix(main, light, 0.15), mid],
      [mix(light, main, 0.3), mix(main, mid, 0.3)],
    ] as const
    canvas.group({ transform: `rotate(${12 * slope} 120 150)`, stroke: deep, 'stroke-opacity': 0.35 }, () => {
      for (let i = 13; i >= -2; i--) {
        const [lit, shade] = shades[Math.max(0, 3 - Math.floor(Math.abs(i - 5) / 1.6))] ?? shades[0]
        const transform = `translate(${i % 2 ? 26 : 0} ${i * 26 - 4})`
        canvas.copy('row', { transform, fill: canvas.linear(lit, shade) }, () => canvas.outline(ROW))
      }
    })
    canvas.circle(120, 150, 96, canvas.radial({ colour: deep, opacity: 0.9 }, { colour: deep, opacity: 0 }))
    canvas.circle(120, 146, 44, canvas.radial('#ffffff', mix(spark, main, 0.3), [0.36, 0.3, 0.9]))
    canvas.ring(120, 146, 54, spark, 2, { 'stroke-opacity': 0.8 })
    for (let i = 0; i < 5; i++) {
      const transform = `rotate(${Math.round(i * 72 + random.between(-8, 8))} 120 146)`
      canvas.copy('flame', { transform }, () => canvas.path('M120 84q-11-12 1-31q-1 14 10 19q5 9-11 12Z', spark))
    }
    canvas.path(glint(104, 130, 11), '#fff', { opacity: 0.9 })
  },
}
