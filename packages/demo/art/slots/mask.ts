import { mix } from '../colour.ts'
import { CX, type Family } from '../family.ts'

const half = 'M120 74C172 74 190 104 188 142C186 190 152 234 120 240'

/** A festival mask below a crescent. */
export const mask: Family = {
  name: 'mask',
  suits: ['mask', 'opera', 'carnival'],
  ornament: true,
  draw: ({ canvas, tones: { deep, mid, main, light, spark }, random }) => {
    canvas.circle(CX, 140, 112, deep, { opacity: 0.3 })
    const plume = canvas.linear(spark, mix(main, mid, 0.3))
    for (let i = -3; i <= 3; i++)
      canvas.copy('plume', { transform: `rotate(${i * 17} 120 176)` }, () => {
        canvas.path('M120 110C98 84 104 44 120 26C136 44 142 84 120 110Z', plume)
        canvas.circle(120, 52, 5, mid, { opacity: 0.7 })
      })
    canvas.path('M120 80C172 80 196 112 194 150C192 198 156 246 120 252C84 246 48 198 46 150C44 112 68 80 120 80Z', deep, {
      opacity: 0.4,
    })
    canvas.path(`${half}V74Z`, canvas.linear(mix(light, main, 0.3), main))
    canvas.path(`${half}V74Z`, canvas.linear(spark, mix(light, main, 0.25)), {
      transform: 'matrix(-1 0 0 1 240 0)',
    })
    const eye = random.chance(0.5) ? 'M136 142Q158 120 178 140Q160 158 136 142Z' : 'M136 138Q160 130 176 142Q158 162 136 138Z'
    const cheek = random.pick(['M140 186q22-2 36-18q-6 26-32 32Z', 'M142 172l30-8-8 16-18 6ZM142 196l18-8-8 16-8 4Z'])
    const side = () => {
      canvas.path(eye, deep)
      canvas.path('M132 122Q158 98 182 118Q160 108 134 130Z', mid)
      canvas.path(cheek, mid, { opacity: 0.55 })
    }
    side()
    canvas.group({ transform: 'matrix(-1 0 0 1 240 0)' }, side)
    canvas.path('M120 136L131 182Q120 190 109 182Z', mid, { opacity: 0.4 })
    canvas.path('M120 136V187Q113 187 109 182Z', spark, { opacity: 0.6 })
    canvas.path('M98 208Q120 200 142 208Q120 226 98 208Z', mid)
    canvas.path('M120 82L132 102L120 122L108 102Z', canvas.linear(main, mid))
    canvas.circle(CX, 102, 4, spark)
  },
}
