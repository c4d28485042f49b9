import { mix } from '../colour.ts'
import type { Family, Scene } from '../family.ts'

const PAWN = 'M-26 74H26Q26 60 14 52Q10 20 12-4Q26-14 26-34A26 26 0 0 0-26-34Q-26-14-12-4Q-10 20-14 52Q-26 60-26 74Z'

const pawnAt = ({ canvas, tones }: Scene, x: number, y: number, scale: number, lit: string, shade: string) => {
  canvas.group({ transform: `translate(${x} ${y}) scale(${scale})` }, () => {
    canvas.ellipse(4, 78, 44, 11, tones.deep, { opacity: 0.5 })
    canvas.path(PAWN, canvas.linear(lit, shade, [0, 0, 1, 0.4]))
    canvas.path('M-34 74H34V86Q0 94-34 86ZM-20-8H20V2H-20Z', shade)
    canvas.path('M-34 74H0V90Q-20 90-34 86ZM-20-8H0V2H-20Z', lit, { opacity: 0.6 })
    canvas.circle(-8, -42, 7, '#fff', { opacity: 0.6 })
  })
}

/** Two pieces facing each other on a board. */
export const duel: Family = {
  name: 'duel',
  suits: ['chess', 'draughts'],
  ornament: true,
  draw: (scene) => {
    const { canvas, tones, random } = scene
    const { deep, mid, main, light, spark } = tones
    const square = (column: number, row: number) => {
      const at = (c: number, r: number) => {
        const depth = 190 + r * r * 7 + r * 12
        return `${Math.round(120 + (c - 4) * (26 + r * 10))} ${depth}`
      }
      return `M${at(column, row)}L${at(column + 1, row)}L${at(column + 1, row + 1)}L${at(column, row + 1)}Z`
    }
    let dark = ''
    for (let row = 0; row < 4; row++) for (let column = row % 2; column < 8; column += 2) dark += square(column, row)
    canvas.path('M-64 190H304V320H-64Z', mix(light, main, 0.45))
    canvas.path(dark, mix(mid, main, 0.2))
    canvas.path('M-64 190H304V320H-64Z', canvas.linear({ colour: deep, opacity: 0.1 }, { colour: deep, opacity: 0.75 }))
    const near = random.pick([-1, 1])
    pawnAt(scene, 120 + near * 54, 136, 0.86, mix(main, light, 0.2), mix(mid, deep, 0.3))
    pawnAt(scene, 120 - near * 34, 158, 1.16, '#ffffff', mix(spark, main, 0.4))
  },
}
