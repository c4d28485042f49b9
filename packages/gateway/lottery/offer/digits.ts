import { CHINA_STOPS } from './calendars/china.ts'
import { classic, type LotteryGame } from './game.ts'
import { every } from './schedule.ts'

const THREE = { kind: 'digits', count: 3 } as const
const FIVE = { kind: 'digits', count: 5 } as const

const inChina = (time: string) =>
  ({
    gameType: 'LOTT',
    prizeMode: 'LOTT',
    source: 'feed',
    schedule: { kind: 'calendar', timeZone: 'Asia/Shanghai', times: [time], stops: CHINA_STOPS },
    sealSeconds: 1500,
  }) as const

/** Three and five digits: our own fast draws, and the daily ones of China. */
export const DIGIT_LOTTERIES: readonly LotteryGame[] = [
  classic('LF', THREE, { code: 'LF3D1', names: { EN: '3D, 1 minute', TY: '3D 1 phút' }, schedule: every(60), sealSeconds: 5 }),
  classic('LF', FIVE, { code: 'LFP51', names: { EN: 'P5, 1 minute', TY: 'P5 1 phút' }, schedule: every(60), sealSeconds: 5 }),
  classic('LF', THREE, {
    code: 'FC3D',
    names: { EN: 'China 3D', TY: '3D Trung Quốc', DE: 'China 3D', AR: 'الصين 3D' },
    ...inChina('21:15'),
  }),
  classic('LF', THREE, {
    code: 'PL3',
    names: { EN: 'China P3', TY: 'P3 Trung Quốc', DE: 'China P3', AR: 'الصين P3' },
    ...inChina('21:25'),
  }),
  classic('LF', FIVE, { code: 'PL5', names: { EN: 'China P5', TY: 'P5 Trung Quốc', DE: 'China P5', AR: 'الصين P5' }, ...inChina('21:25') }),
]
