import { type Hex, mix } from '../colour.ts'
import type { Family, Scene } from '../family.ts'
import { drawCard } from './card.ts'

const stack = ({ canvas, tones }: Scene, x: number, y: number, count: number, one: Hex, other: Hex) => {
  for (let i = 0; i < count; i++) {
    const level = y - i * 12
    const edge = `M${x - 35} ${level}v7a35 15 0 0 0 70 0v-7Z`
    canvas.path(edge, mix(i % 2 ? one : other, tones.deep, 0.5))
    canvas.ellipse(x, level, 35, 15, i % 2 ? one : other)
    if (i > count - 3) canvas.ellipse(x, level, 23, 9, 'none', { stroke: tones.spark, 'stroke-opacity': 0.8, 'stroke-width': 1.5 })
  }
}

/** Stacks of chips and the card they ride on. */
export const chips: Family = {
  name: 'chips',
  ornament: true,
  draw: (scene) => {
    const { canvas, tones, random } = scene
    const { mid, main, light, spark } = tones
    canvas.circle(120, 360, 196, canvas.linear(main, mid))
    canvas.ring(120, 360, 178, spark, 1.4, { 'stroke-opacity': 0.5 })
    drawCard(scene, 120 + random.between(-10, 10), 100, random.between(-14, 14), random.below(4), mix(mid, main, 0.25))
    const [left, right] = random.pick<readonly [number, number]>([
      [4, 8],
      [7, 4],
      [5, 6],
    ])
    stack(scene, 74, 220, left, main, light)
    stack(scene, 168, 220, right, mid, main)
    stack(scene, 122, 256, 3, light, spark)
  },
}
