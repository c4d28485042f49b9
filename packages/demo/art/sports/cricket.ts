import { mix } from '../colour.ts'
import type { Family } from '../family.ts'

/** Bat and ball before the wicket. */
export const cricket: Family = {
  name: 'cricket',
  suits: ['cricket'],
  ornament: true,
  draw: ({ canvas, tones, random }) => {
    const { deep, mid, main, light, spark } = tones
    const side = random.pick([-1, 1])
    canvas.path('M-64 222Q120 196 304 222V320H-64Z', canvas.linear(mix(main, mid, 0.2), mix(mid, deep, 0.5)))
    canvas.path('M70 212H170L224 320H16Z', mix(light, spark, 0.3), { opacity: 0.4 })
    canvas.group({ transform: side > 0 ? 'translate(0 0)' : 'matrix(-1 0 0 1 240 0)' }, () => {
      canvas.ellipse(150, 248, 58, 9, deep, { opacity: 0.4 })
      const wood = canvas.linear(spark, mix(main, mid, 0.2), [0, 0, 1, 0])
      for (const x of [112, 142, 172]) canvas.path(`M${x} 96q8-8 16 0V246h-16Z`, wood)
      canvas.path('M114 84h25v9h-25ZM146 84h25v9h-25Z', mix(light, spark, 0.5), { transform: 'rotate(-7 142 88)' })
      canvas.group({ transform: `translate(88 152) rotate(${-24})` }, () => {
        canvas.path('M-24-30Q-24-42-8-46V-126Q0-134 8-126V-46Q24-42 24-30V104Q0 126-24 104Z', deep, {
          opacity: 0.34,
          transform: 'translate(9 10)',
        })
        canvas.path('M-8-40V-126Q0-134 8-126V-40Z', mix(mid, main, 0.35))
        canvas.line('M-8-112L8-118M-8-98L8-104M-8-84L8-90M-8-70L8-76', spark, 2.4, { 'stroke-opacity': 0.7 })
        canvas.path('M-24-30Q-24-42-8-46H8Q24-42 24-30V104Q0 126-24 104Z', canvas.linear(spark, mix(light, main, 0.45), [0, 0, 1, 1]))
        canvas.path('M0-28Q6 40 2 116Q14 114 24 104V-30Q24-42 8-46Z', mid, { opacity: 0.2 })
        canvas.path('M-24 6H24V18H-24ZM-24 26H24V31H-24Z', main, { opacity: 0.7 })
      })
      canvas.circle(182, 245, 28, deep, { opacity: 0.38 })
      canvas.circle(178, 238, 27, canvas.radial(mix(light, main, 0.2), mix(mid, main, 0.25), [0.34, 0.28, 0.8]))
      canvas.line('M160 219Q180 232 187 264', spark, 3)
      canvas.line('M166 216Q186 230 194 260M155 225Q173 238 180 266', spark, 1.6, { 'stroke-dasharray': '2.4 3' })
    })
  },
}
