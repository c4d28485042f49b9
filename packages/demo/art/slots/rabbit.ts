import { mix } from '../colour.ts'
import type { Family } from '../family.ts'
import { glint } from '../geometry.ts'

/** The rabbit of the moon. */
export const rabbit: Family = {
  name: 'rabbit',
  suits: ['rabbit', 'bunny', 'hare'],
  ornament: false,
  draw: ({ canvas, tones, random }) => {
    const { deep, mid, main, light, spark } = tones
    const side = random.pick([-1, 1])
    canvas.circle(120, 132, 150, canvas.radial({ colour: spark, opacity: 0.42 }, { colour: spark, opacity: 0 }))
    canvas.circle(120, 132, 98, canvas.linear(spark, mix(light, main, 0.35)))
    canvas.path('M60 96a18 18 0 1 0 .1 0ZM84 58a11 11 0 1 0 .1 0ZM52 150a9 9 0 1 0 .1 0ZM186 176a14 14 0 1 0 .1 0Z', main, { opacity: 0.2 })
    canvas.path(glint(28, 48, 7) + glint(214, 40, 9) + glint(226, 190, 5), spark, { opacity: 0.8 })
    canvas.path('M-64 260Q0 226 70 248T190 240T304 250V320H-64Z', mix(mid, deep, 0.25))
    canvas.group({ transform: side > 0 ? 'translate(-2 2)' : 'matrix(-1 0 0 1 242 2)' }, () => {
      canvas.ellipse(118, 262, 84, 10, deep, { opacity: 0.45 })
      const fur = canvas.linear(mix(main, light, 0.3), mix(mid, main, 0.25), [0.7, 0, 0.2, 1])
      canvas.circle(56, 230, 19, spark)
      canvas.path('M126 108C108 84 96 44 106 20C128 30 142 70 146 102Z', mix(main, mid, 0.35))
      canvas.path('M132 136C96 140 62 176 58 222C56 248 72 262 100 262H178C192 262 192 248 178 244C184 220 182 196 178 172Z', fur)
      canvas.path('M140 104C134 78 142 36 168 24C178 46 172 82 158 106Z', fur)
      canvas.path('M147 98C144 78 150 52 164 40C168 58 164 80 155 98Z', mix(spark, main, 0.4))
      canvas.path('M112 132C112 106 136 94 160 98C182 100 200 118 202 134C202 150 184 162 160 164C132 166 112 156 112 132Z', fur)
      canvas.path('M202 134C202 150 184 162 160 164C150 164 140 162 132 160Q160 156 176 142Q190 132 202 134Z', '#ffffff', { opacity: 0.28 })
      canvas.path('M180 172C190 206 178 232 168 244H150C158 220 164 196 148 166Z', '#ffffff', { opacity: 0.2 })
      canvas.path('M70 226C70 194 96 178 120 188C144 198 146 232 126 250H156Q168 252 166 262H96Q70 260 70 226Z', mix(main, light, 0.14))
      canvas.path('M120 188C144 198 146 232 126 250', 'none', {
        stroke: deep,
        'stroke-opacity': 0.32,
        'stroke-width': 3,
        'stroke-linecap': 'round',
      })
      canvas.circle(168, 122, 7, deep)
      canvas.circle(170, 119.6, 2.4, '#ffffff')
      canvas.ellipse(200, 131, 5, 4, mix(deep, mid, 0.4))
      canvas.ellipse(154, 142, 10, 6, mix(spark, main, 0.5), { opacity: 0.7 })
    })
    canvas.path('M-64 286Q20 258 120 280T304 274V320H-64Z', deep, { opacity: 0.85 })
    canvas.line('M30 284q-2-16-12-22M34 284q2-20 10-26M200 282q-4-18-12-22M206 282q4-14 14-18', main, 4, {
      'stroke-opacity': 0.7,
      'stroke-linecap': 'round',
    })
  },
}
