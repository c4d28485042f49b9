import { mix } from '../colour.ts'
import type { Family } from '../family.ts'

const PLUME = 'M14-70C22-118 52-148 96-140C108-136 112-122 104-112C104-126 92-130 80-126C52-118 34-96 26-66Z'

/** The monkey king. */
export const monkey: Family = {
  name: 'monkey',
  suits: ['monkey', 'ape', 'gorilla'],
  ornament: true,
  draw: ({ canvas, tones, random }) => {
    const { deep, mid, main, light, spark } = tones
    const merry = random.chance(0.5)
    canvas.circle(120, 152, 112, deep, { opacity: 0.26 })
    const both = (draw: () => void) => {
      draw()
      canvas.group({ transform: 'scale(-1 1)' }, draw)
    }
    canvas.group({ transform: 'translate(120 166) scale(.98)' }, () => {
      both(() => {
        canvas.path(PLUME, canvas.linear(spark, main))
        canvas.circle(86, -4, 28, mix(main, mid, 0.25))
        canvas.circle(88, -3, 17, mix(spark, main, 0.4))
      })
      const fur = 'M0-86C50-88 84-54 86-4L98 14L84 24L90 46L72 52L70 72L52 72C36 92 16 98 0 98'
      canvas.path(`${fur}V-86Z`, canvas.linear(mix(main, mid, 0.1), mix(mid, deep, 0.1)))
      canvas.path(`${fur}V-86Z`, canvas.linear(mix(main, light, 0.25), mix(mid, main, 0.35)), { transform: 'scale(-1 1)' })
      const face = canvas.linear(spark, mix(light, main, 0.45))
      both(() => canvas.path('M0-22C6-48 50-52 58-18C64 6 48 24 36 30L0 40Z', face))
      canvas.path('M0 4C30 4 56 24 56 50C56 78 30 92 0 92S-56 78-56 50C-56 24-30 4 0 4Z', mix(spark, '#ffffff', 0.35))
      canvas.path('M0 4C30 4 56 24 56 50C56 78 30 92 0 92Z', main, { opacity: 0.24 })
      both(() => {
        canvas.ellipse(28, -12, 14, merry ? 17 : 14, '#ffffff')
        canvas.circle(26, -10, 9.5, deep)
        canvas.circle(29, -14, 3.4, '#ffffff')
        canvas.line(merry ? 'M12-34Q28-46 46-32' : 'M10-30Q30-40 48-34', mix(mid, deep, 0.2), 6, { 'stroke-linecap': 'round' })
        canvas.path('M4 24Q14 20 16 30Q8 34 4 24Z', mix(mid, deep, 0.3))
      })
      canvas.line('M-38 50Q-20 68 0 66Q20 68 38 50', mix(mid, deep, 0.3), 4.5, { 'stroke-linecap': 'round' })
      if (merry) canvas.path('M-26 61Q0 70 26 61Q16 82 0 82Q-16 82-26 61Z', mix(main, mid, 0.6))
      canvas.path('M-84-34Q0-84 84-34L80-16Q0-62-80-16Z', canvas.linear(spark, mix(light, main, 0.4)), {
        stroke: mid,
        'stroke-opacity': 0.45,
      })
      canvas.path('M0-92L18-68L0-40L-18-68Z', canvas.linear(main, mid), { stroke: spark, 'stroke-width': 3 })
    })
  },
}
