import { mix } from '../colour.ts'
import type { Family } from '../family.ts'
import { drawDeepWater, drawSeaBed } from './sea.ts'
import { drawSwimmer } from './swimmer.ts'

/** A reef and those who live in it. */
export const coral: Family = {
  name: 'coral',
  suits: ['coral', 'reef'],
  ornament: false,
  draw: (scene) => {
    const { canvas, tones, random } = scene
    const { deep, mid, main, light, spark } = tones
    drawDeepWater(scene)
    const facing = random.pick([-1, 1])
    const round = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }
    canvas.group({ transform: facing > 0 ? 'translate(0 0)' : 'matrix(-1 0 0 1 240 0)' }, () => {
      canvas.line(
        'M196 300V226Q196 190 176 168M196 240Q224 220 222 176M196 262Q170 246 160 214M176 168Q166 152 168 130M182 178Q196 160 192 138',
        mix(mid, main, 0.35),
        15,
        round,
      )
      canvas.line(
        'M74 306V206Q74 160 50 122M74 220Q112 190 110 128M74 246Q38 222 22 180M62 152Q72 126 66 92M106 164Q132 146 130 108M40 206Q50 184 40 156M74 262Q116 250 134 206',
        canvas.linear(spark, main),
        17,
        round,
      )
      const tips = [
        [50, 122],
        [110, 128],
        [22, 180],
        [66, 92],
        [130, 108],
        [40, 156],
        [134, 206],
      ].map(([x, y]) => `M${x} ${y}v.1`)
      canvas.line(tips.join(''), '#ffffff', 9, { ...round, 'stroke-opacity': 0.55 })
      canvas.path('M106 300Q108 244 146 240Q186 244 188 300Z', canvas.linear(light, mix(main, mid, 0.3)))
      canvas.line('M122 288Q124 256 146 252M138 292Q138 270 152 264M160 290Q164 272 172 272M134 250Q150 246 160 252', mid, 3, {
        ...round,
        'stroke-opacity': 0.45,
      })
    })
    drawSwimmer(scene, [120 + facing * 60, random.between(64, 84)], 0.4, -facing, spark, light)
    drawSwimmer(scene, [120 + facing * 30, random.between(184, 196)], 0.3, facing, '#ffffff', spark)
    canvas.path('M-64 282Q20 262 120 280T304 274V320H-64Z', mix(deep, mid, 0.3))
    drawSeaBed(scene)
  },
}
