import { mix } from '../colour.ts'
import type { Family } from '../family.ts'

const BELL = 'M-12-92C-52-86-60-46-62-6C-64 30-76 48-86 66Q0 90 86 66C76 48 64 30 62-6C60-46 52-86 12-92Z'

/** A bell rung under its beam. */
export const bell: Family = {
  name: 'bell',
  suits: ['bell', 'chime'],
  ornament: true,
  draw: ({ canvas, tones, random }) => {
    const { deep, mid, main, light, spark } = tones
    const swing = random.pick([-1, 1]) * random.between(7, 13)
    const waves = [104, 122, 140].map((r) => `M${120 - r} 190a${r} ${r} 0 0 1 0-72M${120 + r} 190a${r} ${r} 0 0 0 0-72`)
    canvas.line(waves.join(''), spark, 3, { 'stroke-opacity': 0.4, 'stroke-linecap': 'round' })
    canvas.path('M-64 24Q120 44 304 24V48Q120 66-64 48Z', canvas.linear(mix(main, mid, 0.5), mix(mid, deep, 0.5)))
    canvas.path('M104 36H136V60H104Z', canvas.linear(spark, main))
    canvas.group({ transform: `rotate(${swing.toFixed(1)} 120 56) translate(120 156) scale(.94)` }, () => {
      canvas.circle(-swing * 2.2, 84, 17, canvas.radial(spark, mix(main, mid, 0.4), [0.36, 0.3, 0.8]))
      canvas.path(BELL, deep, { opacity: 0.32, transform: 'translate(8 10)' })
      canvas.ring(0, -98, 12, mix(light, main, 0.4), 7)
      canvas.path(BELL, canvas.linear(spark, mix(main, light, 0.15), [0, 0, 1, 0.2]))
      canvas.path('M12-92C52-86 60-46 62-6C64 30 76 48 86 66Q56 78 20 81C40 30 38-40 12-92Z', mid, { opacity: 0.34 })
      canvas.path('M-30-76C-46-58-48-24-50 4Q-50 24-58 42Q-36 20-36-12Q-36-50-30-76Z', '#ffffff', { opacity: 0.5 })
      canvas.line('M-61-16Q0 2 61-16M-62-4Q0 14 62-4', mix(mid, deep, 0.1), 3, { 'stroke-opacity': 0.5 })
      canvas.line('M-80 54Q0 78 80 54', mix(main, mid, 0.3), 6)
      const bosses = [-40, -20, 0, 20, 40].map((x) => `M${x} ${32 - (x * x) / 200}v.1M${x * 0.9} ${-44 - (x * x) / 260}v.1`)
      canvas.line(bosses.join(''), mix(main, mid, 0.45), 8, { 'stroke-linecap': 'round' })
      canvas.path('M0-28L9-16L0-4L-9-16Z', mix(mid, main, 0.3), { transform: 'translate(0 20) scale(.9)' })
    })
    canvas.path('M-64 288Q120 262 304 288V320H-64Z', deep, { opacity: 0.7 })
  },
}
