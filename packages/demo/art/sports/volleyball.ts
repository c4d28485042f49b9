import { mix } from '../colour.ts'
import type { Family } from '../family.ts'

/** One of the three thirds of a ball of radius 66: an outer band, a middle and an inner one. */
const BANDS = [
  'M0 0C16-20 24-44 20-70A72 72 0 0 1 62 36C44 16 22 4 0 0Z',
  'M7-8C24-26 36-44 37-62A72 72 0 0 1 66 16C48 4 28-4 7-8Z',
  'M20-17C34-28 46-40 51-50A72 72 0 0 1 71-6C56-12 38-16 20-17Z',
] as const

/** A ball over the net. */
export const volleyball: Family = {
  name: 'volleyball',
  suits: ['volleyball', 'handball'],
  ornament: true,
  draw: ({ canvas, tones, random }) => {
    const { deep, mid, main, light, spark } = tones
    const side = random.pick([-1, 1])
    canvas.path('M-64 268Q120 250 304 268V320H-64Z', canvas.linear(mix(main, mid, 0.25), deep))
    const mesh = Array.from({ length: 16 }, (_, i) => `M${-60 + i * 24} 196V292`).join('')
    canvas.line(`${mesh}M-64 220H304M-64 244H304M-64 268H304`, light, 1.8, { 'stroke-opacity': 0.4 })
    canvas.path('M-64 186H304V200H-64Z', spark, { opacity: 0.9 })
    const at = [120 + side * 8, 116] as const
    canvas.circle(at[0] + 5, at[1] + 12, 72, deep, { opacity: 0.36 })
    canvas.group({ transform: `translate(${at[0]} ${at[1]}) rotate(${Math.round(random.between(0, 120))})` }, () => {
      canvas.circle(0, 0, 72, canvas.linear('#ffffff', light))
      canvas.group(canvas.clip('M-72 0a72 72 0 0 0 144 0a72 72 0 0 0-144 0Z'), () => {
        for (const degrees of [0, 120, 240])
          canvas.copy('third', { transform: `rotate(${degrees})` }, () => {
            canvas.path(BANDS[0], spark)
            canvas.path(BANDS[1], mix(main, light, 0.2))
            canvas.path(BANDS[2], '#ffffff')
            canvas.line(BANDS.join(''), mid, 2, { 'stroke-opacity': 0.6 })
          })
      })
    })
    canvas.circle(at[0], at[1], 72, canvas.radial({ colour: '#ffffff', opacity: 0.3 }, { colour: deep, opacity: 0.42 }, [0.34, 0.28, 0.8]))
  },
}
