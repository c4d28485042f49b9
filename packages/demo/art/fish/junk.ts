import { mix } from '../colour.ts'
import type { Family } from '../family.ts'
import { swell } from '../geometry.ts'
import { drawOpenSea } from './sea.ts'

const SAIL = 'M4-118C44-112 74-84 84-40L78 34Q40 44 4 40Z'
const JIB = 'M-8-92C-34-76-56-44-62 2L-58 36Q-32 42-8 38Z'

/** A junk under sail. */
export const junk: Family = {
  name: 'junk',
  suits: ['fishing village', 'pirate', 'sail', 'captain', 'voyage'],
  ornament: false,
  draw: (scene) => {
    const { canvas, tones, random } = scene
    const { deep, mid, main, light, spark } = tones
    drawOpenSea(scene)
    const side = random.pick([-1, 1])
    canvas.group(
      { transform: `translate(${120 - side * 6} 160) rotate(${side * random.between(-4, 2)}) scale(${side * 0.95} .95)` },
      () => {
        canvas.path('M-3-128H3V56H-3Z', mix(mid, deep, 0.4))
        canvas.path(SAIL, canvas.linear(spark, mix(main, light, 0.25), [0, 0, 0.6, 1]))
        canvas.path(JIB, canvas.linear(mix(light, main, 0.15), main, [0.8, 0, 0.2, 1]))
        canvas.line(
          'M4-82Q46-78 68-76M4-44Q46-44 82-46M4-4Q44-2 81-8M-8-56Q-30-54-46-46M-8-20Q-36-18-58-14M-8 12Q-36 14-61 14',
          mix(mid, deep, 0.2),
          3,
          { 'stroke-opacity': 0.5, 'stroke-linecap': 'round' },
        )
        canvas.path('M4-130Q22-138 40-128Q22-124 4-116Z', spark)
        canvas.path('M-94 30Q-60 58 0 58T100 14L84 74Q66 90 0 90T-70 76Z', canvas.linear(mix(main, mid, 0.7), mix(deep, mid, 0.2)))
        canvas.path('M-94 30Q-60 58 0 58T100 14L97 26Q66 68 0 68T-90 42Z', mix(spark, main, 0.25))
        canvas.path('M60 32L96 18V0L64 12Z', mix(mid, main, 0.4))
        canvas.line('M92 14V-8', deep, 2.4)
        canvas.circle(92, 0, 20, canvas.radial({ colour: spark, opacity: 0.8 }, { colour: spark, opacity: 0 }))
        canvas.ellipse(92, 0, 7, 9, spark)
      },
    )
    canvas.path('M66 250H174L150 300H92Z', light, { opacity: 0.12 })
    canvas.path(swell(246, 12, 5, 0), canvas.linear(mix(main, mid, 0.35), deep), { opacity: 0.94 })
    canvas.path(swell(272, 10, 6, 1), mix(deep, mid, 0.3), { opacity: 0.9 })
    canvas.line('M20 262q12-7 24 0t24 0M150 258q12-7 24 0t24 0', light, 3, { 'stroke-opacity': 0.45, 'stroke-linecap': 'round' })
  },
}
