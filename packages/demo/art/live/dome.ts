import { mix } from '../colour.ts'
import type { Family } from '../family.ts'
import { drawDie } from './dice.ts'

/** Dice under the glass of their shaker. */
export const dome: Family = {
  name: 'dome',
  suits: ['dice', 'sic bo'],
  ornament: false,
  draw: (scene) => {
    const { canvas, tones, random } = scene
    const { deep, mid, main, light, spark } = tones
    canvas.path('M-64 226Q120 176 304 226V320H-64Z', canvas.linear(mix(mid, main, 0.35), deep))
    canvas.group({ transform: 'translate(9.6 20) scale(.92)' }, () => {
      canvas.ellipse(120, 270, 106, 18, deep, { opacity: 0.45 })
      canvas.path('M22 232V252Q22 280 120 280T218 252V232Z', canvas.linear(mix(main, mid, 0.2), mix(mid, deep, 0.5)))
      canvas.ellipse(120, 232, 98, 30, canvas.linear(mix(light, main, 0.4), main))
      canvas.ellipse(120, 231, 84, 24, mix(mid, deep, 0.25))
      canvas.circle(120, 150, 80, canvas.radial({ colour: light, opacity: 0.45 }, { colour: light, opacity: 0 }))
      const warm = ['#fffaf0', mix(spark, main, 0.22), mix(light, main, 0.45)] as const
      const side = random.pick([-1, 1])
      drawDie(scene, 120 + side * 4, 150, 0.36, random.between(-8, 8), [spark, mix(light, main, 0.25), mix(main, light, 0.2)])
      drawDie(scene, 82, 205, 0.39, random.between(-6, 4), warm)
      drawDie(scene, 158, 207, 0.37, random.between(-4, 6), warm)
      const glass = 'M36 230V142C36 86 74 56 120 56S204 86 204 142V230Q168 254 120 254T36 230Z'
      canvas.path(glass, canvas.linear({ colour: '#ffffff', opacity: 0.3 }, { colour: light, opacity: 0.06 }, [0, 0, 1, 1]), {
        stroke: '#ffffff',
        'stroke-opacity': 0.5,
        'stroke-width': 2,
      })
      canvas.path('M50 218V144C50 106 70 80 98 72C76 92 66 116 66 150V226Z', '#ffffff', { opacity: 0.32 })
      canvas.line('M192 214V148Q190 116 172 94', '#ffffff', 3, { 'stroke-opacity': 0.4, 'stroke-linecap': 'round' })
      canvas.path('M104 58Q104 46 112 42A13 13 0 1 1 128 42Q136 46 136 58Q120 64 104 58Z', canvas.linear(spark, mix(main, mid, 0.2)))
    })
  },
}
