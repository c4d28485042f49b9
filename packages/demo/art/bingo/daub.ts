import { mix } from '../colour.ts'
import type { Family } from '../family.ts'
import { star } from '../geometry.ts'
import { drawSphere } from '../lottery/sphere.ts'

/** A wall of numbered fields and the ball that wins. */
export const daub: Family = {
  name: 'daub',
  suits: ['bingo'],
  ornament: false,
  draw: (scene) => {
    const { canvas, tones, random } = scene
    const { deep, mid, main, light, spark } = tones
    const cells: [string, string, string] = ['', '', '']
    for (let i = 0; i < 42; i++) {
      const [x, y] = [-60 + (i % 6) * 62, -14 + Math.floor(i / 6) * 48]
      cells[random.below(3)] += `M${x + 8} ${y}h40q8 0 8 8v26q0 8-8 8h-40q-8 0-8-8v-26q0-8 8-8Z`
    }
    canvas.group({ transform: 'rotate(-8 120 150)' }, () => {
      canvas.path(cells[0], mix(deep, mid, 0.6), { opacity: 0.8 })
      canvas.path(cells[1], mix(mid, main, 0.45), { opacity: 0.8 })
      canvas.path(cells[2], main, { opacity: 0.7 })
    })
    canvas.circle(120, 150, 130, canvas.radial({ colour: deep, opacity: 0.8 }, { colour: deep, opacity: 0 }))
    canvas.path(star(120, 150, 106, 84, random.pick([14, 16, 18])), canvas.linear(spark, mix(light, main, 0.3), [0, 0, 1, 1]))
    canvas.circle(120, 150, 76, mix(main, mid, 0.55))
    canvas.ring(120, 150, 70, spark, 1.6, { 'stroke-dasharray': '2 6' })
    drawSphere(scene, [120, 148, 56], light, main, random.below(10))
  },
}
