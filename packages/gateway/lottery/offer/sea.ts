import { credit, type LotteryGame } from './game.ts'
import { SEA_3D, SEA_K3 } from './odds/sea.ts'
import { SEA_NORTH } from './odds/vietnam.ts'
import { every } from './schedule.ts'
import { NORTH } from './vietnam.ts'

const SEA = { vendor: 'TCG_SEA', prizeMode: 'SEA' } as const

/** The price book of South-East Asia: odds on everything. */
export const SEA_LOTTERIES: readonly LotteryGame[] = [
  credit(
    'K3',
    { kind: 'dice' },
    {
      ...SEA,
      code: 'SEAB18',
      names: { EN: 'Bingo 18, 6 minutes', TY: 'Bingo 18 6 phút', DE: 'Bingo 18, 6 Minuten', AR: 'بينغو 18، كل 6 دقائق' },
      schedule: every(360),
      sealSeconds: 15,
      odds: SEA_K3,
      flags: { pairStarTriple: 'win', triple: 'normal' },
    },
  ),
  credit(
    'LF',
    { kind: 'digits', count: 3 },
    {
      ...SEA,
      code: 'SEA3D',
      names: { EN: 'SEA 3D, 2 minutes', TY: 'SEA 3D 2 phút', DE: 'Südostasien 3D, 2 Minuten', AR: 'جنوب شرق آسيا 3D، كل دقيقتين' },
      schedule: every(120),
      sealSeconds: 10,
      odds: SEA_3D,
    },
  ),
  credit('VN-MB', NORTH, {
    ...SEA,
    code: 'SEAN3',
    names: {
      EN: 'SEA North, 3 minutes',
      TY: 'SEA Miền Bắc 3 phút',
      DE: 'Südostasien Norden, 3 Minuten',
      AR: 'شمال جنوب شرق آسيا، كل 3 دقائق',
    },
    schedule: every(180),
    sealSeconds: 10,
    odds: SEA_NORTH,
  }),
]
