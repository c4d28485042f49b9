import { mix } from '../colour.ts'
import { CX, type Family } from '../family.ts'

/** A stepped temple before the sun. */
export const temple: Family = {
  name: 'temple',
  suits: ['temple', 'pharaoh', 'pyramid', 'palace', 'tomb'],
  ornament: false,
  draw: ({ canvas, tones: { deep, mid, main, light, spark }, random }) => {
    const sunY = random.between(96, 112)
    const steps = random.pick([4, 5])
    const glow = canvas.radial({ colour: spark, opacity: 0.45 }, { colour: spark, opacity: 0 })
    canvas.circle(CX, sunY, 84, glow)
    canvas.circle(CX, sunY, 48, canvas.linear(spark, light))
    canvas.ring(CX, sunY, 61, spark, 1.4, { 'stroke-opacity': 0.55, 'stroke-dasharray': '2 7' })
    canvas.path('M-64 196Q-10 150 60 178T184 170T304 186V320H-64Z', mix(mid, main, 0.55), { opacity: 0.7 })
    canvas.path('M-64 236Q0 196 60 220T190 214T304 226V320H-64Z', mix(deep, mid, 0.7), { opacity: 0.8 })
    const height = 135 / steps
    for (let i = 0; i < steps; i++) {
      const half = 34 + (i * 70) / steps
      const top = 150 + i * height
      const foot = Math.round(top + height)
      const rise = Math.round(top)
      canvas.path(`M${CX - half} ${foot}L${CX - half + 9} ${rise}H${CX}V${foot}Z`, mix(light, main, 0.15 + i * 0.17))
      canvas.path(`M${CX} ${rise}H${CX + half - 9}L${CX + half} ${foot}H${CX}Z`, mix(main, deep, 0.12 + i * 0.13))
    }
    canvas.path('M104 150V134h32v16Z', mix(light, main, 0.1))
    canvas.path('M120 134h16v16h-16Z', mix(main, deep, 0.1))
    canvas.path('M98 136L120 118L142 136Z', spark, { opacity: 0.92 })
    canvas.path('M107 300V260a13 13 0 0 1 26 0V300Z', spark, { opacity: 0.9 })
    canvas.path('M-64 284Q0 262 60 274T190 280T304 268V320H-64Z', deep, { opacity: 0.86 })
  },
}
