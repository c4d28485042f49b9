import { mix } from '../colour.ts'
import type { Family } from '../family.ts'

/** A table tennis bat and its ball. */
export const paddle: Family = {
  name: 'paddle',
  suits: ['table tennis', 'ping pong'],
  ornament: true,
  draw: ({ canvas, tones, random }) => {
    const { deep, mid, main, light, spark } = tones
    const side = random.pick([-1, 1])
    canvas.path('M-64 214H304L332 320H-92Z', canvas.linear(mix(main, mid, 0.35), mix(mid, deep, 0.45)))
    canvas.line('M-64 214H304M120 214V320', spark, 4, { 'stroke-opacity': 0.8 })
    const [x, y] = [120 + side * 74, 92]
    canvas.line(`M${x + side * 6} ${y}Q${x - side * 14} 250 ${120 - side * 40} 260`, spark, 3, {
      'stroke-dasharray': '1 10',
      'stroke-linecap': 'round',
    })
    canvas.group({ transform: `translate(${120 - side * 18} 126) rotate(${-side * random.between(24, 34)})` }, () => {
      canvas.path('M-66-14A66 68 0 1 1 66-14C66 26 34 44 20 66L16 138Q0 150-16 138L-20 66C-34 44-66 26-66-14Z', deep, {
        opacity: 0.34,
        transform: 'translate(8 12)',
      })
      canvas.path('M-34 44Q0 70 34 44Q18 56 17 76L16 138Q0 150-16 138L-17 76Q-18 56-34 44Z', canvas.linear(spark, mix(light, main, 0.5)))
      canvas.line('M-6 80V132M6 80V132', mid, 2.4, { 'stroke-opacity': 0.35 })
      canvas.path(
        'M-66-14A66 68 0 1 1 66-14C66 14 50 32 36 46H-36C-50 32-66 14-66-14Z',
        canvas.linear(mix(main, light, 0.35), mix(main, mid, 0.4), [0.2, 0, 0.8, 1]),
        {
          stroke: spark,
          'stroke-width': 4,
        },
      )
      canvas.path('M-52-30C-46-62-16-74 12-70Q-30-48-40-2Q-54-12-52-30Z', '#ffffff', { opacity: 0.2 })
      canvas.path('M-40 40H40L33 49H-33Z', mid)
    })
    canvas.circle(x + 3, y + 5, 22, deep, { opacity: 0.35 })
    canvas.circle(x, y, 22, canvas.radial('#ffffff', mix(spark, light, 0.4), [0.36, 0.3, 0.8]))
  },
}
