import { mix } from '../colour.ts'
import type { Family } from '../family.ts'

const FEATHER = 'M-4 0L-15-78Q0-104 15-78L4 0Z'

/** A shuttlecock over the net. */
export const badminton: Family = {
  name: 'badminton',
  suits: ['badminton'],
  ornament: true,
  draw: ({ canvas, tones, random }) => {
    const { deep, mid, main, light, spark } = tones
    const side = random.pick([-1, 1])
    canvas.path('M-64 262Q120 240 304 262V320H-64Z', canvas.linear(mix(main, mid, 0.25), deep))
    const mesh = Array.from({ length: 16 }, (_, i) => `M${-60 + i * 24} 208V286`).join('')
    canvas.line(`${mesh}M-64 228H304M-64 247H304M-64 266H304`, light, 1.5, { 'stroke-opacity': 0.34 })
    canvas.path('M-64 198H304V210H-64Z', spark, { opacity: 0.85 })
    canvas.line(
      `M${120 + side * 96} 20Q${120 + side * 92} 62 ${120 + side * 74} 88M${120 + side * 66} 10Q${120 + side * 64} 32 ${120 + side * 54} 48`,
      spark,
      3,
      {
        'stroke-opacity': 0.5,
        'stroke-linecap': 'round',
      },
    )
    canvas.group({ transform: `translate(${120 - side * 22} 196) rotate(${side * random.between(26, 36)}) scale(1.18)` }, () => {
      canvas.path('M-26 0L-66-86Q0-124 66-86L26 0Z', deep, { opacity: 0.3, transform: 'translate(6 10)' })
      const back = canvas.linear(mix(light, main, 0.35), mix(main, mid, 0.3))
      for (const degrees of [-16, 0, 16]) canvas.path(FEATHER, back, { transform: `rotate(${degrees}) translate(0-14)` })
      const white = canvas.linear('#ffffff', light)
      for (const degrees of [-30, 30, -18, 18, -6, 6])
        canvas.copy('feather', { transform: `translate(${degrees * 0.5} 0) rotate(${degrees})` }, () => {
          canvas.path(FEATHER, white, { stroke: mid, 'stroke-opacity': 0.3, 'stroke-width': 1.4 })
          canvas.line('M0-2V-84', mid, 1.6, { 'stroke-opacity': 0.4 })
        })
      canvas.line('M-34-44Q0-56 34-44M-26-26Q0-35 26-26', mix(main, mid, 0.4), 2.4, { 'stroke-opacity': 0.75 })
      canvas.path('M-22-6H22V10A22 22 0 0 1-22 10Z', canvas.radial('#ffffff', mix(spark, main, 0.25), [0.36, 0.3, 0.9]))
      canvas.path('M-23-10H23V2H-23Z', canvas.linear(main, mid, [0, 0, 1, 0]))
    })
  },
}
