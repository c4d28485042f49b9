import { mix } from '../colour.ts'
import type { Family } from '../family.ts'
import { glint, swell } from '../geometry.ts'

/** A rocket on its climbing curve. */
export const rocket: Family = {
  name: 'rocket',
  suits: ['crash', 'rocket', 'space', 'galaxy'],
  ornament: false,
  draw: ({ canvas, tones, random }) => {
    const { deep, mid, main, light, spark } = tones
    const tilt = random.between(34, 44)
    const [px, py] = [random.between(40, 66), random.between(56, 76)]
    const stars = Array.from({ length: 9 }, (_, i) => glint(10 + ((i * 83) % 230), 16 + ((i * 47) % 190), 2 + (i % 3) * 2))
    canvas.path(stars.join(''), spark, { opacity: 0.8 })
    canvas.circle(px, py, 30, canvas.linear(light, mix(main, mid, 0.4)))
    canvas.ellipse(px, py, 50, 10, 'none', {
      stroke: spark,
      'stroke-width': 4,
      'stroke-opacity': 0.75,
      transform: `rotate(-18 ${px.toFixed(0)} ${py.toFixed(0)})`,
    })
    canvas.line('M-64 256H304M-64 206H304M-64 156H304M30 320V130M90 320V130M150 320V130M210 320V130', light, 1.2, {
      'stroke-opacity': 0.14,
    })
    canvas.path(
      'M-64 282Q60 280 132 146L150 158Q110 320 100 320H-64Z',
      canvas.linear({ colour: main, opacity: 0.55 }, { colour: main, opacity: 0 }),
    )
    canvas.line('M-64 282Q66 280 138 148', canvas.linear(spark, main), 7, { 'stroke-linecap': 'round' })
    canvas.group({ transform: `translate(160 112) rotate(${tilt.toFixed(0)})` }, () => {
      canvas.path('M-17 52C-30 84-14 106 0 136C14 106 30 84 17 52Z', canvas.linear(spark, { colour: main, opacity: 0.2 }))
      canvas.path('M-9 52C-14 74-6 86 0 102C6 86 14 74 9 52Z', '#ffffff', { opacity: 0.85 })
      canvas.path('M-24 6C-48 20-54 44-52 70Q-38 50-18 48ZM24 6C48 20 54 44 52 70Q38 50 18 48Z', canvas.linear(main, mix(mid, main, 0.2)))
      canvas.path('M0-92C30-66 38-20 20 54H-20C-38-20-30-66 0-92Z', canvas.linear('#ffffff', mix(light, main, 0.3), [0, 0, 1, 0.4]))
      canvas.path('M0-92C30-66 38-20 20 54H2C22-10 20-60 0-92Z', mid, { opacity: 0.28 })
      canvas.path('M0-92C14-80 23-64 27-46Q0-36-27-46C-23-64-14-80 0-92Z', canvas.linear(mix(main, light, 0.2), mix(main, mid, 0.3)))
      canvas.path('M-24 40H24L20 56H-20Z', mix(main, mid, 0.4))
      canvas.circle(0, -12, 15, mix(main, mid, 0.2))
      canvas.circle(0, -12, 10.5, canvas.radial(spark, mix(mid, deep, 0.2), [0.36, 0.3, 0.9]))
      canvas.path('M-4 22H4V74Q0 82-4 74Z', mix(main, mid, 0.3))
    })
    canvas.path(swell(296, 10, 4, 1), deep, { opacity: 0.8 })
  },
}
