import type { Bet } from '@portico/contract/bets/shapes'
import type { Draw } from '@portico/contract/lottery/draw-shapes'
import type { Play } from '@portico/lottery/play'
import { figuresOf } from '../../../ui/draw-figures/figures.ts'
import { boardOf } from './choice.ts'
import { came, windowOf } from './results.ts'

/** One token of a bet: whether it came, did not come, or may still. */
export interface Lit {
  readonly token: string
  readonly state: 'hit' | 'missed' | 'open'
}

/** Most tokens of a row that are shown one by one; those that came are shown beyond it too. */
const MOST = 24

/** The tokens of a bet row by row, as the numbers landed so far leave them. Rows of places, words and legs that no number answers stay open. */
export const litRows = ({ selection }: Pick<Bet, 'selection'>, play: Play, draw: Draw, landed: number): readonly (readonly Lit[])[] => {
  const count = figuresOf(draw).length
  const whole = 'lots' in draw ? landed >= Object.values(draw.lots).flat().length : landed >= count
  // A Vietnamese draw tells by all its prizes, dice by all three.
  const partly = !whole && !('lots' in draw) && !('dice' in draw)
  const window = windowOf(draw, play.at).map((figure, i) => (partly && (play.at[i] ?? 0) > landed ? '' : figure))
  return boardOf(play).flatMap((field) => {
    const value = selection[field.key]
    if (!value || value.length === 0 || field.kind === 'legs') return []
    const rows = field.kind === 'places' ? value : [value]
    return rows.map((row, index) => {
      const tokens = (Array.isArray(row) ? row : []).filter((token) => typeof token === 'string')
      const answered = field.key !== 'at' && (field.of.kind === 'number' || field.of.kind === 'digits')
      const lit = tokens.map((token): Lit => {
        if (!answered || (!whole && !partly)) return { token, state: 'open' }
        if (field.kind === 'places' && window[index] === '') return { token, state: 'open' }
        const sums = field.key === 'sums' || field.key === 'spans'
        if (sums && !whole) return { token, state: 'open' }
        const hit = came(field, window, index, token)
        return { token, state: hit ? 'hit' : whole || field.kind === 'places' ? 'missed' : 'open' }
      })
      return lit.filter(({ state }, i) => i < MOST || state === 'hit')
    })
  })
}
