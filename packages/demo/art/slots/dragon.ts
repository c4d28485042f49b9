import { mix } from '../colour.ts'
import type { Family } from '../family.ts'

/** A dragon's face and the pearl it guards. */
export const dragon: Family = {
  name: 'dragon',
  suits: ['dragon'],
  ornament: true,
  draw: ({ canvas, tones, random }) => {
    const { deep, mid, main, light, spark } = tones
    canvas.circle(120, 148, 114, deep, { opacity: 0.28 })
    const brow = random.pick(['M10-30Q34-56 74-40Q50-36 40-20Q22-12 10-30Z', 'M8-26Q30-54 78-50Q58-38 44-20Q22-10 8-26Z'])
    canvas.group({ transform: 'translate(120 152)' }, () => {
      const mane = canvas.linear(spark, mix(main, mid, 0.2))
      const half = (lit: boolean) => {
        canvas.path(
          'M40-60Q84-92 108-70Q92-66 84-52Q112-50 116-24Q98-34 86-24Q110-8 104 20Q90 4 76 6Q94 30 80 56Q70 34 52 30Z',
          lit ? mane : mix(main, mid, 0.45),
        )
        canvas.path(
          'M18-66C22-96 40-108 48-126C56-112 54-104 50-94L66-104C66-90 56-80 46-74Q38-66 36-56Z',
          lit ? canvas.linear('#ffffff', mix(light, main, 0.4)) : spark,
        )
        canvas.path(
          'M0-76C36-76 62-52 62-22C62-2 52 8 46 22C60 30 64 50 54 62C42 74 24 72 14 82L0 86Z',
          lit ? canvas.linear(mix(light, main, 0.35), main) : canvas.linear(main, mix(mid, main, 0.25)),
        )
        canvas.path('M0-76Q10-64 6-50Q16-40 8-24Q18-10 10 6Q24 18 22 34L0 40Z', lit ? mix(spark, light, 0.4) : mix(light, main, 0.4))
        canvas.path(brow, mix(deep, mid, 0.45))
        canvas.path('M18-12Q36-28 56-18Q50 0 30 0Q20-2 18-12Z', '#ffffff')
        canvas.circle(37, -11, 8.5, mix(main, mid, 0.5))
        canvas.path('M37-19Q41-11 37-3Q33-11 37-19Z', deep)
        canvas.path('M6 40Q20 20 42 32Q52 44 40 56Q22 62 6 54Z', lit ? mix(main, light, 0.4) : mix(main, light, 0.15), {
          stroke: deep,
          'stroke-opacity': 0.25,
        })
        canvas.path('M18 42Q30 34 38 44Q30 52 18 48Z', deep)
        canvas.line('M48 44C78 40 88 62 80 84C76 100 90 112 106 104', spark, 5, { 'stroke-linecap': 'round' })
        canvas.path('M0 62Q24 66 44 62L38 70L30 66L24 76L16 67L8 72L0 68Z', '#ffffff')
        canvas.path('M0 84L14 80Q24 100 6 116L0 104Z', lit ? spark : mix(light, main, 0.4))
      }
      half(false)
      canvas.group({ transform: 'scale(-1 1)' }, () => half(true))
      canvas.circle(0, -66, 20, canvas.radial({ colour: spark, opacity: 0.8 }, { colour: spark, opacity: 0 }))
      canvas.circle(0, -66, 13, canvas.radial('#ffffff', mix(spark, main, 0.45), [0.36, 0.3, 0.8]))
    })
  },
}
