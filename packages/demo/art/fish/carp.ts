import type { Family } from '../family.ts'
import { drawOpenSea, drawSeaBed } from './sea.ts'
import { drawSwimmer } from './swimmer.ts'

/** One large carp. */
export const carp: Family = {
  name: 'carp',
  suits: ['carp', 'koi'],
  ornament: false,
  draw: (scene) => {
    const { tones, random } = scene
    drawOpenSea(scene)
    const facing = random.pick([-1, 1])
    drawSwimmer(scene, [120 + facing * 12, random.between(194, 208)], 1.05, facing, tones.spark, tones.main)
    drawSeaBed(scene)
  },
}
