import type { Game } from '@portico/lottery/play'
import { colourOf } from '@portico/lottery/lhc/colour'
import type { Token } from '@portico/lottery/selection/grammar'
import type { Draw } from '@portico/contract/lottery/draw-shapes'
import type { NumberLook } from '../number-ball/number-ball.tsx'

const waveOf = (figure: string): NumberLook => colourOf(Number(figure))

/** Every car has a place in a race: of other games only some numbers are drawn. */
const CARS = 10

/** How the numbers of a draw look. */
export const lookOfDraw = (draw: Draw): NumberLook | ((figure: string) => NumberLook) => {
  if ('dice' in draw) return 'dice'
  if ('normals' in draw) return waveOf
  return 'numbers' in draw && draw.numbers.length === CARS ? 'car' : 'ball'
}

/** How a number to choose looks in a game. */
export const lookOfChoice = (game: Game, of: Token, figure: string): NumberLook => {
  if (of.kind !== 'number') return 'ball'
  if (game === 'LHC' && of.padded) return waveOf(figure)
  if (game === 'PK10' && of.padded) return 'car'
  return game === 'K3' && of.to === 6 ? 'dice' : 'ball'
}
