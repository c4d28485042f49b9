import { mix } from '../colour.ts'
import type { Family } from '../family.ts'
import { regular } from '../geometry.ts'
import { drawShallows } from './sea.ts'

const BACK = 'M0-58C46-58 56-14 50 16C44 44 20 60 0 64C-20 60-44 44-50 16C-56-14-46-58 0-58Z'

/** A turtle from above. */
export const turtle: Family = {
  name: 'turtle',
  suits: ['turtle', 'tortoise', 'ocean king'],
  ornament: false,
  draw: (scene) => {
    const { canvas, tones, random } = scene
    const { deep, mid, main, light, spark } = tones
    drawShallows(scene)
    const degrees = random.pick([-38, -22, 22, 38])
    canvas.group({ transform: `translate(120 152) rotate(${degrees}) scale(1.22)` }, () => {
      canvas.path(BACK, deep, { opacity: 0.3, transform: 'translate(10 16) scale(1.06)' })
      const skin = canvas.linear(spark, mix(light, main, 0.4))
      const front = 'M34-32Q78-70 92-18Q66-30 40-8Z'
      const back = 'M30 38Q58 44 60 72Q36 70 20 50Z'
      canvas.path('M-11-50C-24-84 24-84 11-50Z', skin)
      canvas.path(front + back, skin)
      canvas.path(front + back, skin, { transform: 'scale(-1 1)' })
      canvas.path(BACK, canvas.linear(mix(main, light, 0.35), mid), {
        stroke: spark,
        'stroke-width': 3,
      })
      const plates = regular(0, 0, 19, 6) + regular(0, -36, 15, 6) + regular(0, 38, 15, 6)
      canvas.path(plates, light, { opacity: 0.8 })
      canvas.path('M-46-14l18-8 6 22-10 18-18-6ZM46-14l-18-8-6 22 10 18 18-6Z', light, { opacity: 0.5 })
      canvas.path('M-6-66a3 3 0 0 0 0 .1M6-66a3 3 0 0 0 0 .1', 'none', { stroke: deep, 'stroke-width': 5, 'stroke-linecap': 'round' })
    })
  },
}
