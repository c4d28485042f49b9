import { mix } from '../colour.ts'
import type { Family } from '../family.ts'

/** A ball over the hoop. */
export const basketball: Family = {
  name: 'basketball',
  suits: ['basketball'],
  ornament: true,
  draw: ({ canvas, tones, random }) => {
    const { deep, mid, main, light, spark } = tones
    const lean = Math.round(random.between(-20, 20))
    canvas.path('M-64 262Q120 226 304 262V320H-64Z', canvas.linear(mix(main, mid, 0.3), deep))
    canvas.path('M46 96h148q8 0 8 8v88q0 8-8 8H46q-8 0-8-8V104q0-8 8-8Z', mix(light, spark, 0.3), { opacity: 0.24 })
    canvas.line('M46 96h148q8 0 8 8v88q0 8-8 8H46q-8 0-8-8V104q0-8 8-8ZM92 134h56v46H92Z', spark, 3, { 'stroke-opacity': 0.75 })
    canvas.circle(124, 84, 50, deep, { opacity: 0.3 })
    canvas.group({ transform: `translate(120 78) rotate(${lean})` }, () => {
      canvas.circle(0, 0, 50, canvas.radial(spark, main, [0.35, 0.3, 0.8]))
      canvas.line('M-50 0H50M0-50V50M-36-35Q-6 0-36 35M36-35Q6 0 36 35', deep, 2.6, { 'stroke-opacity': 0.65 })
    })
    const cords = [0, 1, 2, 3, 4].map((i) => `M${76 + i * 22} 190L${96 + i * 12} 262M${164 - i * 22} 190L${144 - i * 12} 262`)
    canvas.line(cords.join(''), '#ffffff', 2.2, { 'stroke-opacity': 0.7 })
    canvas.line('M86 214H154M92 238H148', '#ffffff', 2, { 'stroke-opacity': 0.5 })
    canvas.ellipse(120, 190, 50, 10, 'none', { stroke: mix(main, light, 0.4), 'stroke-width': 7 })
    canvas.line('M70 190a50 10 0 0 0 100 0', spark, 3)
  },
}
