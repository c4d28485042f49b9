import { mix } from '../colour.ts'
import type { Family } from '../family.ts'
import { n } from '../geometry.ts'

const LEAVES = 'M0 0Q22-22 62-14Q34 6 0 0ZM0 0Q30 0 52 28Q20 24 0 0ZM0 0Q8-28 34-44Q28-14 0 0Z'

/** A grove by moonlight. */
export const bamboo: Family = {
  name: 'bamboo',
  suits: ['bamboo', 'panda', 'forest', 'willow'],
  ornament: false,
  draw: ({ canvas, tones, random }) => {
    const { deep, mid, main, light, spark } = tones
    const side = random.pick([-1, 1])
    const moon = 120 + side * random.between(30, 48)
    canvas.circle(moon, 96, 104, canvas.radial({ colour: spark, opacity: 0.45 }, { colour: spark, opacity: 0 }))
    canvas.circle(moon, 96, 56, canvas.linear(spark, mix(light, main, 0.3)))
    for (const [x, width] of [
      [-34, 9],
      [12, 7],
      [186, 8],
      [232, 10],
      [270, 8],
    ] as const)
      canvas.path(`M${x}-20h${width}V320h${-width}Z`, mix(mid, main, 0.35), { opacity: 0.5 })
    canvas.group({ transform: side > 0 ? 'translate(0 0)' : 'matrix(-1 0 0 1 240 0)' }, () => {
      const cane = (x: number, width: number, lean: number, first: number, shade: number) => {
        canvas.group({ transform: `translate(${x} 320) rotate(${lean})` }, () => {
          const skin = canvas.linear(mix(light, main, shade), mix(mid, main, 0.45 - shade / 3), [0, 0, 1, 0])
          let rings = ''
          for (let top = -first; top > -360; top -= 66) {
            canvas.path(`M${-width} ${top}q${width} 7 ${width * 2} 0L${width} ${n(top + 66)}q${-width} 7 ${-width * 2} 0Z`, skin)
            rings += `M${-width - 2} ${top}q${width + 2} 8 ${width * 2 + 4} 0`
          }
          canvas.line(rings, spark, 4, { 'stroke-opacity': 0.85, 'stroke-linecap': 'round' })
        })
      }
      cane(170, 11, 4, 40, 0.6)
      cane(60, 18, -3, 22, 0.25)
      cane(112, 14, 2, 60, 0.42)
      const green = canvas.linear(light, mix(main, mid, 0.1))
      for (const [x, y, degrees, scale] of [
        [54, 98, 150, 1],
        [76, 164, 8, 1.05],
        [122, 90, -14, 0.95],
        [108, 226, 160, 0.9],
        [188, 146, 10, 0.9],
        [186, 212, 168, 0.8],
      ] as const)
        canvas.copy('leaves', { transform: `translate(${x} ${y}) rotate(${degrees}) scale(${scale})` }, () => {
          canvas.path(LEAVES, green)
          canvas.line('M4-1Q30-14 52-13M4 2Q28 8 44 22M3-4Q14-24 28-36', mid, 1.6, { 'stroke-opacity': 0.4 })
        })
    })
    canvas.path('M-64 288Q30 262 120 284T304 276V320H-64Z', deep, { opacity: 0.85 })
  },
}
