import type { Hex } from '../colour.ts'
import type { Scene } from '../family.ts'
import { n } from '../geometry.ts'

/** A fish around a centre; `facing` 1 swims to the right, -1 to the left. */
export const drawSwimmer = (
  { canvas, tones }: Scene,
  [x, y]: readonly [number, number],
  scale: number,
  facing: number,
  back: Hex,
  belly: Hex,
): void => {
  const transform = `translate(${n(x)} ${n(y)}) scale(${scale * facing} ${scale})`
  canvas.copy(`fish ${back} ${belly}`, { transform }, () => {
    canvas.path(
      'M-48 0C-66-10-78-34-96-36C-86-18-84 14-98 38C-76 34-64 12-48 0ZM-4-30Q10-62 36-54Q26-40 28-26ZM-6 30Q0 50 18 52Q16 40 20 28Z',
      belly,
    )
    canvas.path('M-58 0C-34-42 24-44 60 0C24 44-34 42-58 0Z', canvas.linear(back, belly))
    canvas.line('M-6-31A44 44 0 0 1-6 31M-26-25A40 40 0 0 1-26 25M14-33A44 44 0 0 1 14 33', tones.deep, 3, { 'stroke-opacity': 0.24 })
    canvas.circle(38, -7, 6, tones.deep)
    canvas.circle(40, -9, 2, '#fff')
  })
}
