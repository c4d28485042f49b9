import { mix } from '../colour.ts'
import type { Family } from '../family.ts'
import { drawDeepWater, drawSeaBed } from './sea.ts'
import { drawSwimmer } from './swimmer.ts'

/** A shark above a few small fish. */
export const shark: Family = {
  name: 'shark',
  suits: ['shark'],
  ornament: false,
  draw: (scene) => {
    const { canvas, tones, random } = scene
    const { deep, mid, main, light, spark } = tones
    drawDeepWater(scene)
    const facing = random.pick([-1, 1])
    canvas.group(
      { transform: `translate(${120 + facing * 8} 134) rotate(${-facing * random.between(6, 14)}) scale(${facing * 0.84} .9)` },
      () => {
        canvas.path('M-92 10C-60-10-20-26 30-22C70-18 96 0 110 14C90 36 40 54-6 48C-50 44-80 26-92 10Z', deep, {
          opacity: 0.3,
          transform: 'translate(-4 22)',
        })
        const back = canvas.linear(mix(light, main, 0.15), mix(mid, main, 0.35))
        canvas.path('M-14 26C-26 50-44 62-62 66C-56 50-44 36-36 24ZM-62-10C-68-24-78-32-90-34C-86-24-80-14-76-6Z', mix(mid, main, 0.25))
        canvas.path('M-94 4C-108-16-112-46-128-64C-124-32-124-14-112 4C-122 16-128 30-132 46C-114 40-100 24-90 12Z', back)
        canvas.path('M-12-36C-2-62 20-80 42-86C34-66 36-50 46-32Z', back)
        canvas.path('M-98 6C-68-18-20-42 32-38C70-34 98-14 112 2C108 10 102 14 92 18C60 34 20 38-16 34C-52 30-80 20-98 6Z', back)
        canvas.path(
          'M-64 20C-20 18 36 18 84 6L92 18C60 34 20 38-16 34C-34 32-50 28-64 20Z',
          canvas.linear('#ffffff', mix(spark, main, 0.25)),
        )
        canvas.path('M34 24C32 52 12 76-16 86C-12 64-6 44 2 26Z', canvas.linear(mix(light, main, 0.3), mix(mid, main, 0.2)))
        canvas.line('M92 18Q80 14 72 4', deep, 2.6, { 'stroke-opacity': 0.7, 'stroke-linecap': 'round' })
        canvas.path('M74 8l5 6 3-3 4 6 3-3 3 4Q82 20 74 8Z', '#ffffff')
        canvas.line('M40-14Q32 0 38 14M30-14Q22 0 28 14M20-14Q12 0 18 14', deep, 2.4, { 'stroke-opacity': 0.35, 'stroke-linecap': 'round' })
        canvas.circle(78, -12, 5, deep)
        canvas.circle(79.6, -13.6, 1.6, '#ffffff')
        canvas.path('M-40-24C-10-36 30-38 62-26Q20-32-40-24Z', '#ffffff', { opacity: 0.3 })
      },
    )
    for (const [i, [x, y]] of [[74, 244] as const, [126, 222] as const, [168, 252] as const].entries())
      drawSwimmer(scene, [120 + facing * (x - 120), y], i % 2 ? 0.2 : 0.25, facing, spark, light)
    drawSeaBed(scene)
  },
}
