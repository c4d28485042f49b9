import { mix } from '../colour.ts'
import type { Family, Scene } from '../family.ts'

const lanternAt = ({ canvas, tones }: Scene, x: number, y: number, scale: number, lit: boolean) => {
  const { deep, mid, main, light, spark } = tones
  canvas.group({ transform: `translate(${x} ${y}) scale(${scale})` }, () => {
    canvas.line('M0-60V-400', spark, 1.6, { 'stroke-opacity': 0.6 })
    if (lit) canvas.circle(0, 0, 110, canvas.radial({ colour: spark, opacity: 0.42 }, { colour: spark, opacity: 0 }))
    canvas.path('M0-48C62-48 74-22 74 0S62 48 0 48S-74 22-74 0S-62-48 0-48Z', canvas.radial(lit ? spark : light, main, [0.5, 0.5, 0.62]))
    canvas.line('M0-48C-44-40-44 40 0 48M0-48C44-40 44 40 0 48M0-48V48', mid, 2, { 'stroke-opacity': 0.45 })
    canvas.path('M-26-60H26V-46H-26ZM-22 46H22V58H-22Z', mix(spark, main, 0.25))
    canvas.path('M-26-60H0V-46H-26ZM-22 46H0V58H-22Z', spark, { opacity: 0.5 })
    canvas.line('M0 58V72M-8 74V104M0 74V112M8 74V104', spark, 2.4, { 'stroke-opacity': 0.85 })
    canvas.circle(0, 72, 6, deep)
    canvas.circle(0, 72, 4, spark)
  })
}

/** Paper lanterns over evening hills. */
export const lantern: Family = {
  name: 'lantern',
  suits: ['lantern', 'festival'],
  ornament: false,
  draw: (scene) => {
    const { canvas, tones, random } = scene
    const side = random.pick([-1, 1])
    const at = (offset: number) => 120 + side * offset
    canvas.circle(at(-64), 70, 26, tones.spark, { opacity: 0.35 })
    canvas.path('M-64 250Q0 206 70 232T200 222T304 236V320H-64Z', mix(tones.mid, tones.main, 0.35), { opacity: 0.7 })
    canvas.path('M-64 282Q10 246 90 266T304 258V320H-64Z', tones.deep, { opacity: 0.85 })
    lanternAt(scene, at(78), 74, 0.42, false)
    lanternAt(scene, at(-70), 178, 0.5, true)
    lanternAt(scene, at(22), 132, 0.92, true)
    for (let i = 0; i < 6; i++)
      canvas.circle(random.between(-20, 260), random.between(20, 250), random.between(1.5, 3), tones.spark, { opacity: 0.7 })
  },
}
