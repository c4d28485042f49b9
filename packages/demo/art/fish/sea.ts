import { mix } from '../colour.ts'
import type { Scene } from '../family.ts'
import { swell } from '../geometry.ts'

/** The open sea below a low sun; the water begins at 150. */
export const drawOpenSea = ({ canvas, tones, random }: Scene): void => {
  const { deep, mid, main, light, spark } = tones
  const sunX = random.between(76, 164)
  canvas.circle(sunX, 84, 80, canvas.radial({ colour: spark, opacity: 0.35 }, { colour: spark, opacity: 0 }))
  canvas.circle(sunX, 84, 48, canvas.linear(spark, { colour: light, opacity: 0.6 }))
  for (let i = 0; i < 3; i++) canvas.path(swell(112 + i * 15, 12, 6, i), mix(main, light, 0.5 - 0.2 * i), { opacity: 0.35 + 0.1 * i })
  canvas.path(swell(150, 12, 5, 1), canvas.linear(mix(main, mid, 0.2), deep))
}

/** Deep water, the light falling in from above. */
export const drawDeepWater = ({ canvas, tones, random }: Scene): void => {
  const { deep, mid, main, light } = tones
  canvas.path('M-64-20H304V320H-64Z', canvas.linear(mix(main, light, 0.12), mix(deep, mid, 0.15)))
  const lean = Math.round(random.between(-70, 70))
  const shafts = [-20, 52, 96, 168, 214].map((x, i) => {
    const width = 22 + (i % 3) * 12
    return `M${x}-20h${width}L${x + width * 2 + lean} 320h${-width * 2.4}Z`
  })
  canvas.path(shafts.join(''), canvas.linear({ colour: light, opacity: 0.34 }, { colour: light, opacity: 0 }))
  canvas.path('M-64 250Q-20 190 20 232T100 270T190 246T304 216V320H-64Z', mix(deep, mid, 0.55), { opacity: 0.75 })
}

/** Shallow water over sand, seen from above. */
export const drawShallows = ({ canvas, tones, random }: Scene): void => {
  const { mid, main, light, spark } = tones
  canvas.path('M-64-20H304V320H-64Z', canvas.linear(mix(main, light, 0.18), mix(mid, main, 0.25), [0, 0, 0.6, 1]))
  const shift = random.between(-20, 20)
  canvas.path('M-64 60Q20 20 70-20H-64ZM304 216Q212 232 176 320H304Z', spark, { opacity: 0.42 })
  canvas.path('M-64 90Q40 44 96-20H70Q20 20-64 60ZM304 186Q190 206 146 320H176Q212 232 304 216Z', spark, { opacity: 0.2 })
  for (let i = 0; i < 6; i++) {
    const y = 40 + i * 46 + (i % 2) * shift
    canvas.copy('ripple', { transform: `translate(${(i % 2 ? 150 : 10) + shift} ${y})` }, () =>
      canvas.line('M-44 0q16-12 34 0t34 0t34 0', light, 3, { 'stroke-opacity': 0.4, 'stroke-linecap': 'round' }),
    )
  }
}

/** What lies before the creature: the sea bed, weed and bubbles. */
export const drawSeaBed = ({ canvas, tones, random }: Scene): void => {
  const x = random.pick([26, 196])
  const weed = `M${x} 300q-14-24 0-46t-2-34M${x + 16} 300q12-18 0-36t3-24`
  canvas.path(swell(274, 9, 5, 0), tones.deep, { opacity: 0.7 })
  canvas.line(weed, mix(tones.main, tones.mid, 0.3), 5, { 'stroke-linecap': 'round', 'stroke-opacity': 0.7 })
  for (let i = 0; i < 6; i++)
    canvas.ring(random.between(10, 230), random.between(164, 270), random.between(2, 6), tones.spark, 1.4, {
      'stroke-opacity': 0.6,
    })
}
