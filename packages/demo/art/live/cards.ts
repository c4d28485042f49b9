import { mix } from '../colour.ts'
import type { Family } from '../family.ts'
import { drawCard } from './card.ts'
import { drawChip } from './chip.ts'

/** Three cards on a table. */
export const cards: Family = {
  name: 'cards',
  suits: ['cards', 'baccarat', 'blackjack', 'poker', 'dragon tiger'],
  ornament: true,
  draw: (scene) => {
    const { canvas, tones, random } = scene
    const first = random.below(4)
    const spread = random.between(13, 21)
    canvas.path('M-64 222Q120 138 304 222V320H-64Z', canvas.linear(mix(tones.mid, tones.main, 0.4), tones.deep))
    canvas.line('M-64 236Q120 152 304 236', tones.spark, 1.4, { 'stroke-opacity': 0.4 })
    drawCard(scene, 76, 146, -spread, first, tones.mid)
    drawCard(scene, 164, 146, spread, first + 2, tones.mid)
    drawCard(scene, 120, 130, random.between(-3, 3), first + 1, mix(tones.main, tones.mid, 0.35))
    drawChip(scene, 66, 236, 28, tones.main, tones.mid)
    drawChip(scene, 174, 244, 23, tones.light, tones.main)
  },
}
