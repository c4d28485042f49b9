import { mix } from '../colour.ts'
import type { Family } from '../family.ts'
import { glint } from '../geometry.ts'

const LEAF = 'M0 0C14-26 50-34 84-16C62 14 24 22 0 0Z'

/** A peach of long life on its twig. */
export const peach: Family = {
  name: 'peach',
  suits: ['peach', 'plum', 'apricot'],
  ornament: true,
  draw: ({ canvas, tones, random }) => {
    const { deep, mid, main, light, spark } = tones
    const side = random.pick([-1, 1])
    canvas.circle(120, 156, 112, deep, { opacity: 0.22 })
    canvas.group({ transform: `translate(120 162) scale(${side * 0.95} .95)` }, () => {
      canvas.line('M-84-128Q-30-112 2-76M-84-128Q-40-132 20-128', mix(mid, deep, 0.3), 7, { 'stroke-linecap': 'round' })
      const petal = canvas.linear('#ffffff', mix(light, main, 0.2))
      for (const [x, y, scale] of [
        [-52, -122, 1],
        [24, -130, 0.85],
      ] as const)
        canvas.copy('blossom', { transform: `translate(${x} ${y}) scale(${scale})` }, () => {
          for (let i = 0; i < 5; i++)
            canvas.copy('petal', { transform: `rotate(${i * 72})` }, () =>
              canvas.path('M0 0C-14-6-12-24 0-26C12-24 14-6 0 0Z', petal, { stroke: main, 'stroke-opacity': 0.4 }),
            )
          canvas.circle(0, 0, 5, mix(main, mid, 0.2))
        })
      const body = 'M0-70C44-86 90-52 86 0C84 46 42 76 4 104C-4 98-6 100-8 102C-46 76-86 46-86 0C-88-52-42-84 0-70Z'
      canvas.path(body, deep, { opacity: 0.34, transform: 'translate(8 10)' })
      canvas.path(body, canvas.radial(mix(spark, '#ffffff', 0.2), main, [0.36, 0.32, 0.82]))
      canvas.path('M0-70C44-86 90-52 86 0C84 46 42 76 4 104C40 56 44-16 0-70Z', mix(main, mid, 0.5), { opacity: 0.45 })
      canvas.line('M0-70C44-16 40 56 4 102', mix(mid, deep, 0.1), 3, { 'stroke-opacity': 0.45, 'stroke-linecap': 'round' })
      canvas.path('M-62-30C-56-52-38-62-20-60C-40-48-52-28-54 0C-62-8-64-20-62-30Z', '#ffffff', { opacity: 0.6 })
      const leaf = canvas.linear(light, mix(mid, main, 0.35))
      for (const [x, y, degrees, scale] of [
        [2, -76, -4, 1],
        [0, -74, 190, 0.95],
        [-4, 96, -24, 0.8],
        [-4, 98, 204, 0.8],
      ] as const)
        canvas.copy('leaf', { transform: `translate(${x} ${y}) rotate(${degrees}) scale(${scale})` }, () => {
          canvas.path(LEAF, leaf, { stroke: deep, 'stroke-opacity': 0.25 })
          canvas.line('M4-1Q40-16 76-16M26-8L36-20M42-12L54-22M30-6L44 6M48-11L60-2', mid, 2, { 'stroke-opacity': 0.5 })
        })
    })
    canvas.path(glint(40, 210, 8) + glint(206, 92, 7), spark, { opacity: 0.9 })
  },
}
