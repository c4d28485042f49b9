import { mix } from '../colour.ts'
import type { Family } from '../family.ts'
import { swell } from '../geometry.ts'
import { drawOpenSea } from './sea.ts'

const LOBE = 'M0 0C20-8 44-20 60-44C72-60 88-70 104-72C104-36 84 4 48 20C30 28 10 30 0 26Z'

/** The tail of one who dives. */
export const fluke: Family = {
  name: 'fluke',
  suits: ['mermaid', 'siren', 'whale'],
  ornament: false,
  draw: (scene) => {
    const { canvas, tones, random } = scene
    const { deep, mid, main, light, spark } = tones
    drawOpenSea(scene)
    const lean = random.pick([-1, 1]) * random.between(4, 9)
    canvas.ellipse(120, 240, 74, 12, deep, { opacity: 0.4 })
    canvas.group({ transform: `rotate(${lean} 120 240)` }, () => {
      const fin = canvas.linear(mix(spark, light, 0.5), mix(main, mid, 0.25))
      for (const flip of [1, -1])
        canvas.group({ transform: `translate(120 124) scale(${flip * 0.92} .96)` }, () => {
          canvas.path(LOBE, fin)
          canvas.path('M0 12C34 8 66-20 104-72C104-36 84 4 48 20C30 28 10 30 0 26Z', mid, { opacity: flip > 0 ? 0.34 : 0.2 })
          canvas.line('M10 8Q56-8 90-56M12 14Q54 4 88-30M12 20Q46 14 74-2', deep, 2, { 'stroke-opacity': 0.3, 'stroke-linecap': 'round' })
        })
      const stem = 'M106 128C104 150 88 176 78 250H162C152 176 136 150 134 128Q120 116 106 128Z'
      canvas.path(stem, canvas.linear(mix(light, main, 0.3), mix(mid, main, 0.3), [0, 0, 1, 0]))
      canvas.group(canvas.clip(stem), () => {
        for (let row = 0; row < 8; row++)
          canvas.copy('row', { transform: `translate(${row % 2 ? 10 : 0} ${136 + row * 14})` }, () =>
            canvas.line('M60 0a10 11 0 0 0 20 0a10 11 0 0 0 20 0a10 11 0 0 0 20 0a10 11 0 0 0 20 0a10 11 0 0 0 20 0', deep, 2, {
              'stroke-opacity': 0.36,
            }),
          )
      })
      canvas.path('M104 130Q120 144 136 130L132 118Q120 126 108 118Z', spark)
    })
    canvas.path(swell(238, 10, 5, 1), canvas.linear(mix(main, mid, 0.3), deep), { opacity: 0.94 })
    canvas.line('M56 236q64-18 128 0M36 252q84-24 168 0M62 268q58-14 116 0', light, 3, { 'stroke-opacity': 0.5, 'stroke-linecap': 'round' })
    const drops = [
      [60, 206],
      [46, 184],
      [182, 210],
      [198, 190],
      [172, 190],
    ].map(([x, y]) => `M${x} ${y}q7 12 0 16q-7-4 0-16Z`)
    canvas.path(drops.join(''), spark, { opacity: 0.9 })
  },
}
