import { mix } from '../colour.ts'
import type { Family } from '../family.ts'
import { n } from '../geometry.ts'

/** Tail feathers opened like a fan. */
export const fan: Family = {
  name: 'fan',
  suits: ['peacock', 'phoenix'],
  ornament: false,
  draw: ({ canvas, tones, random }) => {
    const { deep, mid, main, light, spark } = tones
    const count = random.pick([7, 9, 11])
    canvas.circle(120, 236, 172, canvas.radial({ colour: spark, opacity: 0.34 }, { colour: spark, opacity: 0 }))
    const layers = [
      [176, 25, mix(mid, main, 0.25), mid, 1],
      [134, 21, main, mix(mid, main, 0.45), 1],
      [92, 16, spark, light, 1],
    ] as const
    for (const [layer, [length, girth, tip, root]] of layers.entries()) {
      const width = n((girth * 9) / count + 3)
      const blade = `M0 0C${-width} ${-length * 0.5} ${-width} ${-length}  0 ${-length}S${width} ${-length * 0.5} 0 0Z`
      const fill = canvas.linear(tip, root)
      const blades = count - layer
      for (let i = 0; i < blades; i++) {
        const degrees = n(((i - (blades - 1) / 2) * 150) / count)
        canvas.copy(`blade ${layer}`, { transform: `translate(120 250) rotate(${degrees})` }, () => {
          canvas.path(blade, fill, { stroke: deep, 'stroke-opacity': 0.3 })
          if (layer === 0) canvas.circle(0, -length + 20, 6, spark, { opacity: 0.9 })
        })
      }
    }
    canvas.path('M74 262Q84 214 120 206Q156 214 166 262Q120 284 74 262Z', canvas.linear(mix(main, mid, 0.3), deep))
    canvas.line('M86 250Q120 268 154 250M94 234Q120 250 146 234', spark, 2, { 'stroke-opacity': 0.7 })
    canvas.path('M-64 284Q120 248 304 284V320H-64Z', deep, { opacity: 0.85 })
  },
}
