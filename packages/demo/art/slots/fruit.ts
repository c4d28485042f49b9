import { mix } from '../colour.ts'
import type { Family, Scene } from '../family.ts'

const fruitAt = (scene: Scene, x: number, y: number, radius: number, warm: boolean) => {
  const { canvas, tones } = scene
  const skin = warm
    ? canvas.radial(tones.spark, tones.main, [0.34, 0.28, 0.85])
    : canvas.radial(tones.light, mix(tones.mid, tones.main, 0.35), [0.34, 0.28, 0.85])
  canvas.circle(x, y, radius, skin)
  canvas.ellipse(x - radius * 0.34, y - radius * 0.42, radius * 0.24, radius * 0.14, '#fff', { opacity: 0.5 })
}

const LEAF = 'M0 0Q4-26 34-26Q32 0 0 0Z'

/** A footed bowl heaped with fruit. */
export const fruit: Family = {
  name: 'fruit',
  suits: ['fruit', 'peach', 'harvest', 'cherry', 'melon', 'berry'],
  ornament: true,
  draw: (scene) => {
    const { canvas, tones, random } = scene
    const { deep, mid, main, light, spark } = tones
    canvas.ellipse(120, 268, 96, 14, deep, { opacity: 0.45 })
    const warm = random.below(2)
    const heap = [
      [120, 88, 31],
      [78, 124, 33],
      [162, 122, 34],
      [120, 140, 36],
      [58, 164, 26],
      [184, 164, 27],
    ] as const
    for (const [i, [x, y, radius]] of heap.entries()) fruitAt(scene, x, y, radius, (i + warm) % 2 === 0)
    canvas.line('M120 60Q122 46 132 40', mid, 4, { 'stroke-linecap': 'round' })
    canvas.path(LEAF, canvas.linear(light, main), { transform: 'translate(124 58) scale(1.1)' })
    canvas.path(LEAF, mix(main, mid, 0.4), { transform: 'translate(118 60) scale(-.8 .8)' })
    canvas.path(LEAF, canvas.linear(light, main), { transform: 'translate(180 100) rotate(24) scale(.8)' })
    const glaze = canvas.linear(mix(light, main, 0.2), mix(mid, deep, 0.3), [0, 0, 1, 1])
    canvas.path('M24 164H216C214 216 176 240 142 244L152 268H88L98 244C64 240 26 216 24 164Z', glaze)
    canvas.path('M24 164H216Q215 176 212 184H28Q25 176 24 164Z', spark, { opacity: 0.85 })
    const scallops = Array.from({ length: 5 }, (_, i) => `M${52 + i * 28} 200a12 12 0 0 0 24 0`).join('')
    canvas.line(scallops, spark, 2.4, { 'stroke-opacity': 0.7, 'stroke-linecap': 'round' })
    canvas.path('M94 254H146L152 268H88Z', spark, { opacity: 0.7 })
  },
}
