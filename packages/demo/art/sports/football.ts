import type { Family } from '../family.ts'
import { drawArena } from './ground.ts'
import { drawPanels } from './panels.ts'

/** A football in flight. */
export const football: Family = {
  name: 'football',
  suits: ['football', 'soccer'],
  ornament: false,
  draw: (scene) => {
    const { random } = scene
    const side = random.pick([-1, 1])
    const [x, y] = [120 - side * 40, random.between(88, 100)]
    drawArena(scene, [x, y], side)
    drawPanels(scene, [x, y], random.between(-2, -1))
  },
}
