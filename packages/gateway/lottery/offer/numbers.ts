import { classic, type LotteryGame } from './game.ts'
import { K3_ODDS } from './odds/k3.ts'
import { every } from './schedule.ts'

const flags11x5 = { sum30: 'lose' } as const
const flagsPk10 = { gy11: 'small' } as const
const flagsK3 = { pairStarTriple: 'win', triple: 'normal' } as const

const ELEVEN_FIVE = { kind: 'numbers', pick: 5, of: 11 } as const
const TEN_CARS = { kind: 'numbers', pick: 10, of: 10 } as const

export const NUMBER_LOTTERIES: readonly LotteryGame[] = [
  classic('11X5', ELEVEN_FIVE, {
    code: 'EL1',
    names: { EN: '11 pick 5, 1 minute', TY: '11 chọn 5, 1 phút' },
    schedule: every(60),
    sealSeconds: 5,
    flags: flags11x5,
  }),
  classic('11X5', ELEVEN_FIVE, {
    code: 'EL5',
    names: { EN: '11 pick 5, 5 minutes', TY: '11 chọn 5, 5 phút' },
    schedule: every(300),
    sealSeconds: 15,
    flags: flags11x5,
  }),
  classic('PK10', TEN_CARS, {
    code: 'PK1',
    names: { EN: 'PK10, 1 minute', TY: 'Đua xe PK10, 1 phút' },
    schedule: every(60),
    sealSeconds: 5,
    flags: flagsPk10,
  }),
  classic('PK10', TEN_CARS, {
    code: 'PK15',
    names: { EN: 'PK10, 1.5 minutes', TY: 'Đua xe PK10, 1,5 phút' },
    schedule: every(90),
    sealSeconds: 5,
    flags: flagsPk10,
  }),
  classic('PK10', TEN_CARS, {
    code: 'PK3',
    names: { EN: 'PK10, 3 minutes', TY: 'Đua xe PK10, 3 phút' },
    schedule: every(180),
    sealSeconds: 10,
    flags: flagsPk10,
  }),
  classic('PK10', TEN_CARS, {
    code: 'PK5',
    names: { EN: 'PK10, 5 minutes', TY: 'Đua xe PK10, 5 phút' },
    schedule: every(300),
    sealSeconds: 15,
    flags: flagsPk10,
  }),
  ...(
    [
      ['KS1', 1, 5],
      ['KS3', 3, 10],
      ['KS5', 5, 15],
    ] as const
  ).map(([code, minutes, sealSeconds]) =>
    classic(
      'K3',
      { kind: 'dice' },
      {
        code,
        names: { EN: `Fast three, ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`, TY: `Tài xỉu K3, ${minutes} phút` },
        schedule: every(60 * minutes),
        sealSeconds,
        odds: K3_ODDS,
        flags: flagsK3,
      },
    ),
  ),
]
