import type { Family } from '../family.ts'
import { drawSphere } from './sphere.ts'

/** One ball and its moons. */
export const orbit: Family = {
  name: 'orbit',
  ornament: false,
  draw: (scene) => {
    const { canvas, tones, random } = scene
    const { mid, main, light, spark } = tones
    const degrees = random.pick([-26, -18, 20, 28])
    const digit = () => random.below(10)
    for (let i = 0; i < 4; i++)
      canvas.ellipse(120, 150, 84 + i * 24, (84 + i * 24) * 0.42, 'none', {
        stroke: spark,
        'stroke-width': 1.3,
        'stroke-opacity': [0.5, 0.4, 0.3, 0.18][i] ?? 0.2,
        transform: `rotate(${degrees} 120 150)`,
      })
    drawSphere(scene, [44, 88, 19], light, mid)
    drawSphere(scene, [190, 70, 13], spark, main)
    drawSphere(scene, [120, 148, 60], spark, main, digit())
    drawSphere(scene, [196, 212, 27], light, main, digit())
    drawSphere(scene, [58, 226, 20], spark, main, digit())
    drawSphere(scene, [132, 262, 9], light, mid)
  },
}
