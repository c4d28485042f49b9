import { mix } from '../colour.ts'
import type { Family } from '../family.ts'
import { drawSphere } from '../lottery/sphere.ts'

/** Called balls rolling down their rails. */
export const caller: Family = {
  name: 'caller',
  suits: ['bingo'],
  ornament: true,
  draw: (scene) => {
    const { canvas, tones, random } = scene
    const { deep, mid, main, light, spark } = tones
    const called: [number, number, number, number] = [random.below(3), 3 + random.below(2), 5 + random.below(2), 7 + random.below(3)]
    const slope = random.pick([-1, 1])
    for (let rail = 0; rail < 3; rail++) {
      const y = 72 + rail * 86
      const tilt = rail % 2 ? -slope * 6 : slope * 6
      canvas.group({ transform: `rotate(${tilt} 120 ${y})` }, () => {
        const shift = random.between(-10, 10)
        for (let i = -1; i < 4; i++) {
          const warm = (i + rail) % 2 === 0
          drawSphere(scene, [34 + shift + i * 72, y, 30], warm ? spark : light, warm ? main : mix(main, mid, 0.6), random.pick(called))
        }
        canvas.path(`M-90 ${y + 32}H330v10H-90Z`, canvas.linear(mix(main, light, 0.2), mix(mid, deep, 0.3)))
        canvas.path(`M-90 ${y + 32}H330v2.4H-90Z`, spark, { opacity: 0.7 })
      })
    }
  },
}
