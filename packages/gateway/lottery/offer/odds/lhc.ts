import type { BookA } from '@portico/contract/lottery/shapes'
import type { PriceBook } from '../game.ts'

const side = { win: '1.97' }
const colour = { red: '2.7', blue: '2.85', green: '2.85' }

/** Mark Six: the usual odds of the trade, stake included. "four" and "five" say how many numbers an animal or a tail has. */
export const LHC_ODDS: PriceBook = {
  special: { win: '47' },
  'special-size': side,
  'special-parity': side,
  'special-sum-parity': side,
  'special-tail-size': side,
  'special-colour': colour,
  'half-wave': {
    'red-big': '6.4',
    'red-small': '4.5',
    'red-odd': '5.6',
    'red-even': '5',
    'blue-big': '5',
    'blue-small': '6.4',
    'blue-odd': '5.6',
    'blue-even': '5.6',
    'green-big': '5.6',
    'green-small': '6.4',
    'green-odd': '5.6',
    'green-even': '6.4',
  },
  'special-head': { 0: '5.1', 1: '4.6', 2: '4.6', 3: '4.6', 4: '4.6' },
  'special-tail': { four: '11.5', five: '9.2' },
  'special-zodiac': { four: '11.5', five: '9.2' },
  'six-zodiac-in': { win: '1.95' },
  'six-zodiac-out': { win: '1.95' },
  'one-zodiac': { four: '2.05', five: '1.75' },
  'two-zodiac-chain': { 'four-four': '4.5', 'four-five': '3.8' },
  'one-tail': { four: '2.05', five: '1.75' },
  'normal-number': { win: '7.8' },
  'position-number': { win: '45' },
  'position-size': side,
  'position-parity': side,
  'position-sum-parity': side,
  'position-tail-size': side,
  'position-colour': colour,
  'two-all': { win: '62' },
  'three-all': { win: '650' },
  'four-all': { win: '8800' },
  'two-of-special': { 'mid-two': '50', 'mid-special': '30' },
  'special-string': { win: '150' },
  'three-in-two': { two: '20', three: '100' },
  'five-miss': { win: '2.1' },
  'six-miss': { win: '2.5' },
  'seven-miss': { win: '3' },
  'eight-miss': { win: '3.6' },
  'nine-miss': { win: '4.3' },
  'ten-miss': { win: '5.2' },
  'eleven-miss': { win: '6.2' },
  'twelve-miss': { win: '7.5' },
  'total-size': { big: '1.92', small: '1.96' },
  'total-parity': { odd: '1.95', even: '1.95' },
}

/** Book A of the plays on single numbers: about a tenth less than the odds above, most of which comes back as rebate whatever is drawn. */
export const LHC_BOOK_A: Readonly<Record<string, BookA>> = {
  special: { odds: { win: '42.5' }, rebate: '0.09' },
  'normal-number': { odds: { win: '7.1' }, rebate: '0.08' },
  'position-number': { odds: { win: '41' }, rebate: '0.08' },
}
