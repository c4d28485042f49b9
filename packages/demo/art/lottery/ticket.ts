import { mix } from '../colour.ts'
import type { Family } from '../family.ts'
import { glint, roundRect } from '../geometry.ts'
import { drawSphere } from './sphere.ts'

const SHEET = 'M62 48H178q10 0 10 10V112a13 13 0 0 0 0 26V242q0 10-10 10H62q-10 0-10-10V138a13 13 0 0 0 0-26V58q0-10 10-10Z'

/** A ticket with its marked numbers. */
export const ticket: Family = {
  name: 'ticket',
  suits: ['scratch'],
  ornament: true,
  draw: (scene) => {
    const { canvas, tones, random } = scene
    const { deep, mid, main, light, spark } = tones
    const lean = Math.round(random.between(5, 11)) * random.pick([-1, 1])
    canvas.group({ transform: `rotate(${-lean * 1.4} 120 150)` }, () => {
      canvas.path(SHEET, canvas.linear(mix(main, light, 0.2), mid))
    })
    canvas.group({ transform: `rotate(${lean} 120 150)` }, () => {
      canvas.path(SHEET, deep, { opacity: 0.4, transform: 'translate(3 8)' })
      canvas.path(SHEET, canvas.linear('#ffffff', spark, [0.1, 0, 0.9, 1]))
      canvas.path('M62 48H178q10 0 10 10V104H52V58q0-10 10-10Z', canvas.linear(main, mix(main, mid, 0.6)))
      canvas.path(glint(78, 76, 15), spark)
      canvas.path(roundRect(100, 64, 70, 8, 4) + roundRect(100, 80, 46, 8, 4), spark, { opacity: 0.85 })
      canvas.line('M64 125H176', mix(mid, spark, 0.3), 2.4, { 'stroke-dasharray': '5 6' })
      const marked = new Set([random.below(4), 4 + random.below(4), 8 + random.below(4), 12 + random.below(4)])
      for (let i = 0; i < 16; i++) {
        const [x, y] = [78 + (i % 4) * 28, 152 + Math.floor(i / 4) * 25]
        if (marked.has(i)) canvas.circle(x, y, 10, mix(main, mid, 0.2))
        else canvas.ring(x, y, 9, mix(main, spark, 0.35), 2)
      }
    })
    drawSphere(scene, [random.pick([46, 194]), 236, 33], light, main, random.below(10))
  },
}
