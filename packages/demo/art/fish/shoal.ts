import type { Family } from '../family.ts'
import { drawDeepWater, drawSeaBed } from './sea.ts'
import { drawSwimmer } from './swimmer.ts'

/** A shoal crossing. */
export const shoal: Family = {
  name: 'shoal',
  ornament: false,
  draw: (scene) => {
    const { main, mid, light, spark } = scene.tones
    drawDeepWater(scene)
    const facing = scene.random.pick([-1, 1])
    const at = (dx: number, y: number) => [120 + facing * dx, y] as const
    drawSwimmer(scene, at(-74, 92), 0.4, facing, light, mid)
    drawSwimmer(scene, at(-56, 226), 0.5, facing, light, main)
    drawSwimmer(scene, at(72, 236), 0.38, facing, light, mid)
    drawSwimmer(scene, at(8, 150), 0.86, facing, spark, main)
    drawSwimmer(scene, at(66, 76), 0.4, facing, spark, light)
    drawSeaBed(scene)
  },
}
