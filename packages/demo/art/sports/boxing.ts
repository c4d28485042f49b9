import { mix } from '../colour.ts'
import type { Family, Scene } from '../family.ts'

const FIST = 'M-42 46C-60 8-66-48-30-72C6-92 58-84 66-38C70-8 52 18 42 46Z'
const THUMB = 'M-28 34C-54 30-70-2-62-26C-54-44-34-40-22-22C-14-10-6 2 2 8C4 26-8 38-28 34Z'
const CUFF = 'M-46 46Q0 56 46 46L52 92Q0 106-52 92Z'

const gloveAt = ({ canvas, tones }: Scene, transform: string, near: boolean) => {
  const { deep, mid, main, light, spark } = tones
  canvas.group({ transform }, () => {
    canvas.path(FIST + CUFF, deep, { opacity: 0.34, transform: 'translate(6 10)' })
    canvas.path(CUFF, near ? canvas.linear(spark, light) : mix(light, main, 0.45))
    canvas.line('M-49 66Q0 78 49 66M-50 78Q0 90 51 78', mid, 2.6, { 'stroke-opacity': 0.45 })
    canvas.path(FIST, near ? canvas.linear(mix(light, main, 0.3), main, [0.2, 0, 0.7, 1]) : canvas.linear(main, mid))
    canvas.path('M66-38C70-8 52 18 42 46H8C44 22 58-10 52-62Q62-54 66-38Z', mid, { opacity: near ? 0.3 : 0.45 })
    canvas.line('M-16 6C4 22 28 18 50-2', deep, 3, { 'stroke-opacity': 0.28, 'stroke-linecap': 'round' })
    canvas.path(THUMB, near ? canvas.linear(mix(light, spark, 0.2), main) : mix(main, mid, 0.2), {
      stroke: deep,
      'stroke-opacity': 0.22,
      'stroke-width': 2,
    })
    canvas.path('M-26-60C-8-74 20-76 38-64Q8-66-20-48Z', '#ffffff', { opacity: near ? 0.55 : 0.25 })
  })
}

/** A pair of gloves in the ring. */
export const boxing: Family = {
  name: 'boxing',
  suits: ['boxing', 'kickboxing', 'martial arts'],
  ornament: true,
  draw: (scene) => {
    const { canvas, tones, random } = scene
    const { deep, mid, main, spark, light } = tones
    const side = random.pick([-1, 1])
    canvas.path('M-64 244Q120 216 304 244V320H-64Z', canvas.linear(mix(main, mid, 0.3), deep))
    for (const [i, y] of [176, 206, 236].entries()) {
      const sag = 10 + i * 2
      canvas.line(`M-64 ${y - 20}Q120 ${y + sag} 304 ${y - 20}`, mix(i % 2 ? spark : light, main, 0.25), 5, { 'stroke-opacity': 0.8 })
    }
    canvas.ellipse(120, 270, 92, 12, deep, { opacity: 0.45 })
    gloveAt(scene, `translate(${120 + side * 46} 116) rotate(${side * 20}) scale(${side * 0.84} .84)`, false)
    gloveAt(scene, `translate(${120 - side * 26} 154) rotate(${-side * random.between(8, 16)}) scale(${-side} 1)`, true)
  },
}
