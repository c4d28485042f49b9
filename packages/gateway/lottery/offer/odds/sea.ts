import type { PriceBook } from '../game.ts'

/** Three dice in the book of South-East Asia. */
export const SEA_K3: PriceBook = {
  sum: {
    3: '200',
    4: '66',
    5: '33',
    6: '20',
    7: '13.4',
    8: '9.6',
    9: '8.1',
    10: '7.5',
    11: '7.5',
    12: '8.1',
    13: '9.6',
    14: '13.4',
    15: '20',
    16: '33',
    17: '66',
    18: '200',
  },
  size: { win: '1.94' },
  'bingo18-size': { small: '2.5', tie: '3.75', big: '2.5' },
  'triple-exact': { win: '200' },
  'triple-any': { win: '33' },
  'pair-exact': { win: '66' },
  'pair-star': { win: '12.5' },
  'two-different': { win: '6.7' },
  'three-different': { win: '33' },
  'run-any': { win: '8.4' },
  single: { 1: '2', 2: '3', 3: '4' },
}

const groups = { group3: '300', group6: '150' }
const two = { win: '92' }
const twoInAnyOrder = { win: '46' }
const words = { win: '3.75' }

/** Three digits in the book of South-East Asia. */
export const SEA_3D: PriceBook = {
  '3d-direct': { win: '900' },
  '3d-group3': { win: '300' },
  '3d-group6': { win: '150' },
  '3d-mixed-group': groups,
  '3d-direct-sum': { win: '900' },
  '3d-group-sum': groups,
  '3d-span': { win: '900' },
  '3d-dan': groups,
  '3d-specials': { leopard: '90', straight: '15', pair: '3.4', 'half-run': '2.55', mixed: '3.05' },
  '3d-any1': { win: '3.4' },
  '3d-any2': { win: '17' },
  '3d-front2-direct': two,
  '3d-front2-group': twoInAnyOrder,
  '3d-front2-bsoe': words,
  '3d-back2-direct': two,
  '3d-back2-group': twoInAnyOrder,
  '3d-back2-bsoe': words,
  '3d-fixed-position': { win: '9.4' },
}
