import { mix } from '../colour.ts'
import type { Family } from '../family.ts'

const BLADE = 'M0 0C-34-50-40-128 0-198C40-128 34-50 0 0Z'

/** Three quills crossing. */
export const plume: Family = {
  name: 'plume',
  ornament: true,
  draw: ({ canvas, tones, random }) => {
    const { deep, mid, main, light, spark } = tones
    const lean = random.between(-5, 5)
    const quills = [
      [-30, mix(main, mid, 0.3), mid, 0.94],
      [30, mix(main, light, 0.25), mix(mid, main, 0.35), 0.94],
      [0, spark, main, 1.1],
    ] as const
    for (const [degrees, tip, root, scale] of quills)
      canvas.group({ transform: `translate(120 252) rotate(${Math.round(degrees + lean)}) scale(${scale})` }, () => {
        canvas.path(BLADE, deep, { opacity: 0.3, transform: 'translate(5 7)' })
        canvas.path(BLADE, canvas.linear(tip, root))
        canvas.path('M0 0C40-50 34-128 0-198Z', deep, { opacity: 0.14 })
        const barbs = [40, 66, 92, 118, 144].map((y) => `M0 ${-y}q-14-10-26-30M0 ${-y}q14-10 26-30`)
        canvas.line(barbs.join(''), deep, 1.6, { 'stroke-opacity': 0.24 })
        canvas.line('M0 34V-178', spark, 3, { 'stroke-linecap': 'round' })
      })
    canvas.circle(120, 250, 20, canvas.radial(spark, main, [0.4, 0.35, 0.7]), { stroke: deep, 'stroke-opacity': 0.3 })
    canvas.circle(120, 250, 7, mid)
  },
}
