import type { Family } from '../family.ts'
import { drawSphere } from './sphere.ts'

/** Balls tumbling together. */
export const cluster: Family = {
  name: 'cluster',
  ornament: true,
  draw: (scene) => {
    const { mid, main, light, spark } = scene.tones
    const shift = () => scene.random.between(-6, 6)
    const balls = [
      [56, 96, 24, light, mid, false],
      [188, 74, 19, spark, main, true],
      [124, 100, 36, light, main, true],
      [192, 150, 34, spark, main, true],
      [66, 166, 36, spark, main, true],
      [130, 186, 40, light, main, true],
      [196, 230, 22, main, mid, false],
      [72, 242, 25, light, mid, true],
      [140, 256, 15, spark, main, false],
    ] as const
    for (const [x, y, radius, lit, shade, numbered] of balls)
      drawSphere(scene, [x + shift(), y + shift(), radius], lit, shade, numbered ? scene.random.below(10) : undefined)
  },
}
