import { choose, combinations, factorial } from '../combinatorics.ts'
import { placesUpTo, WIN, winOn } from '../digits/family.ts'
import { type DigitMask, maskOf, sizeOf } from '../digits/mask.ts'
import { gather } from '../digits/outcomes.ts'
import { type Grammar, listOf, setsOf } from '../selection/grammar.ts'
import { type NumberFamily, numbersIn, numberToken, twoDigits, type Pool } from './family.ts'

/** Every dan with so many of the tuo; a plain list is all tuo. */
interface SetSelection {
  readonly dan: DigitMask
  readonly tuo: DigitMask
}

const grammarOf = (take: number, of: number, forms: 'dan' | 'plain'): Grammar => {
  const both = setsOf(take, numberToken(of))
  return forms === 'dan' && take > 1 ? both : both.slice(0, 1)
}

/**
 * Sets of `take` numbers against the window in any order: the note lies within the window, or the window within the note,
 * whichever is larger. `forms`: whether a list may be given as dan and tuo.
 */
export const sets = (take: number, { window, of }: Pool, forms: 'dan' | 'plain' = 'dan'): NumberFamily<SetSelection> => {
  /** How many notes win when so many of the dan and of the tuo stand in the window. */
  const winning = ({ dan, tuo }: SetSelection, dans: number, tuos: number): number => {
    const left = take - sizeOf(dan)
    if (take <= window) return dans === sizeOf(dan) ? choose(tuos, left) : 0
    return dans + tuos === window ? choose(sizeOf(tuo) - tuos, left - tuos) : 0
  }
  return {
    grammar: grammarOf(take, of, forms),
    read: (chosen) =>
      'dan' in chosen
        ? { dan: maskOf(listOf(chosen, 'dan')), tuo: maskOf(listOf(chosen, 'tuo')) }
        : { dan: 0, tuo: maskOf(listOf(chosen, 'numbers')) },
    count: ({ dan, tuo }) => choose(sizeOf(tuo), take - sizeOf(dan)),
    notes: function* ({ dan, tuo }) {
      const at = placesUpTo(window)
      for (const subset of combinations(numbersIn(tuo, of), take - sizeOf(dan))) {
        yield { at, tokens: [...numbersIn(dan, of), ...subset].sort((a, b) => a - b).map(twoDigits) }
      }
    },
    judge: (tokens, values) => {
      const note = tokens.map(Number)
      return winOn(take <= window ? note.every((number) => values.includes(number)) : values.every((value) => note.includes(value)))
    },
    hits: (chosen, drawn) => {
      const standing = drawn.reduce((mask, number) => mask | (1 << number), 0)
      return { [WIN]: winning(chosen, sizeOf(chosen.dan & standing), sizeOf(chosen.tuo & standing)) }
    },
    spread: (chosen) => {
      const gathered = gather()
      const [d, t] = [sizeOf(chosen.dan), sizeOf(chosen.tuo)]
      for (let dans = 0; dans <= d; dans++) {
        for (let tuos = 0; tuos <= t; tuos++) {
          const ways = choose(d, dans) * choose(t, tuos) * choose(of - d - t, window - dans - tuos)
          if (ways > 0) gathered.add(ways * factorial(window), { [WIN]: winning(chosen, dans, tuos) })
        }
      }
      return gathered.shares()
    },
  }
}
