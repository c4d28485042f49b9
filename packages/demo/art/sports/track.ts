import { mix } from '../colour.ts'
import type { Family } from '../family.ts'
import { star } from '../geometry.ts'

/** A cup over the lanes of a track. */
export const track: Family = {
  name: 'track',
  ornament: true,
  draw: ({ canvas, tones, random }) => {
    const { deep, mid, main, light, spark } = tones
    const lanes = [0, 1, 2, 3, 4, 5].map((i) => {
      const [near, far] = [-160 + i * 94, 60 + i * 20]
      return `M${near} 320L${far} 190H${far + 20}L${near + 94} 320Z`
    })
    canvas.path('M-64 190H304V320H-64Z', mix(deep, mid, 0.5))
    canvas.path(lanes.filter((_, i) => i % 2 === 0).join(''), mix(mid, main, 0.5))
    canvas.path(lanes.filter((_, i) => i % 2 === 1).join(''), mix(mid, main, 0.2))
    canvas.ellipse(120, 262, 58, 11, deep, { opacity: 0.5 })
    const cup = canvas.linear(spark, main, [0, 0, 1, 1])
    canvas.line('M78 92C34 88 40 146 92 150M162 92C206 88 200 146 148 150', mix(light, spark, 0.4), 9)
    canvas.path('M70 70H170C172 130 152 166 128 174V216Q156 220 160 246H80Q84 220 112 216V174C88 166 68 130 70 70Z', cup)
    canvas.path('M120 70H170C172 130 152 166 128 174V216Q156 220 160 246H120Z', mid, { opacity: 0.22 })
    canvas.ellipse(120, 70, 50, 10, mix(mid, main, 0.4))
    canvas.path('M72 246H168V262H72Z', mix(main, mid, 0.5))
    canvas.path(star(120, 114, 24, 11, random.pick([5, 6])), '#fff', { opacity: 0.75 })
  },
}
