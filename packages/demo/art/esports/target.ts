import { mix } from '../colour.ts'
import { CX, CY, type Family } from '../family.ts'
import { polar } from '../geometry.ts'

/** A sight closing on its mark. */
export const target: Family = {
  name: 'target',
  suits: ['shooter', 'sniper', 'royale'],
  ornament: false,
  draw: ({ canvas, tones, random }) => {
    const { deep, mid, main, light, spark } = tones
    const grid = Array.from({ length: 9 }, (_, i) => `M-64 ${i * 40 - 10}H304M${i * 40 - 40}-20V320`).join('')
    canvas.line(grid, light, 1, { opacity: 0.13 })
    canvas.circle(CX, CY, 104, deep, { opacity: 0.4 })
    const shades = [mix(mid, main, 0.3), mix(deep, mid, 0.5), mix(main, light, 0.15), mix(deep, mid, 0.6), spark] as const
    for (const [i, radius] of [84, 68, 50, 34, 17].entries()) canvas.circle(CX, CY, radius, shades[i] ?? main)
    canvas.circle(CX, CY, 7, mid)
    const start = random.between(0, 1.5)
    const sweep = [0, 1, 2].map((i) => {
      const angle = start + i * 2.094
      return `M${polar(CX, CY, 98, angle).join(' ')}A98 98 0 0 1 ${polar(CX, CY, 98, angle + 1.5).join(' ')}`
    })
    canvas.line(sweep.join(''), spark, 5, { 'stroke-linecap': 'round' })
    canvas.ring(CX, CY, 112, light, 1.4, { 'stroke-dasharray': '2 9', 'stroke-opacity': 0.8 })
    const ticks = Array.from({ length: 24 }, (_, i) => {
      const angle = (i * Math.PI) / 12
      return `M${polar(CX, CY, 88, angle).join(' ')}L${polar(CX, CY, i % 2 ? 91 : 94, angle).join(' ')}`
    })
    canvas.line(ticks.join(''), light, 1.6, { 'stroke-opacity': 0.7 })
    canvas.line('M120 24V66M120 234V276M-4 150H36M204 150H244', spark, 3, { 'stroke-linecap': 'round' })
    const [x, y] = polar(CX, CY, 59, start + random.between(1.6, 2.6))
    canvas.path('M0-15L13 0L0 15L-13 0Z', '#fff', { transform: `translate(${x} ${y})` })
    canvas.path('M24 66V38H52M188 38H216V66M216 234V262H188M52 262H24V234', 'none', {
      stroke: light,
      'stroke-width': 3,
      'stroke-opacity': 0.7,
    })
  },
}
