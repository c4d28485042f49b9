import { mix } from '../colour.ts'
import type { Family } from '../family.ts'
import { star } from '../geometry.ts'

const SHIELD = 'M120 44L196 70V148C196 206 158 240 120 260C82 240 44 206 44 148V70Z'
const INNER = 'M120 66L176 85V148C176 192 150 218 120 235C90 218 64 192 64 148V85Z'

/** A team's shield with crossed blades. */
export const crest: Family = {
  name: 'crest',
  suits: ['arena', 'cup', 'strategy', 'royale'],
  ornament: true,
  draw: ({ canvas, tones, random }) => {
    const { deep, mid, main, light, spark } = tones
    const blade = 'M113 22L120 4L127 22V214H113Z'
    const hilt = 'M92 214H148V224H92ZM114 224H126V262H114Z'
    for (const degrees of [-44, 44]) {
      canvas.group({ transform: `rotate(${degrees} 120 156)` }, () => {
        canvas.path(blade, canvas.linear(spark, light))
        canvas.path('M120 4L127 22V214H120Z', main, { opacity: 0.55 })
        canvas.path(hilt, mix(main, mid, 0.35))
      })
    }
    canvas.path(SHIELD, deep, { opacity: 0.4, transform: 'translate(3 9)' })
    canvas.path(SHIELD, canvas.linear(spark, mix(main, light, 0.35), [0, 0, 1, 1]))
    canvas.path(INNER, canvas.linear(mix(main, mid, 0.25), mix(mid, deep, 0.3)))
    canvas.path('M120 66V235C90 218 64 192 64 148V85Z', light, { opacity: 0.18 })
    if (random.chance(0.5)) canvas.path('M120 104L166 126V150L120 128L74 150V126ZM120 152L166 174V192L120 174L74 192V174Z', spark)
    else canvas.path(star(120, 146, 46, 20, random.pick([5, 6, 8])), canvas.linear(spark, light))
  },
}
