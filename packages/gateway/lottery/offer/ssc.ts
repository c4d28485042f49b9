import { classic, type LotteryGame } from './game.ts'
import { every } from './schedule.ts'

const FIVE = { kind: 'digits', count: 5 } as const
/** The official book: equal digits are a bet of their own. */
const flags = { tie: 'lose' } as const
/** Our own draws are played down to a thousandth of a note. */
const FINE = { flags, modes: ['1', '0.1', '0.01', '0.001'] } as const

export const SSC_LOTTERIES: readonly LotteryGame[] = [
  classic('SSC', FIVE, { code: 'SSC1', names: { EN: 'SSC, 1 minute', TY: 'SSC 1 phút' }, schedule: every(60), sealSeconds: 5, ...FINE }),
  classic('SSC', FIVE, {
    code: 'SSC15',
    names: { EN: 'SSC, 1.5 minutes', TY: 'SSC 1,5 phút' },
    schedule: every(90),
    sealSeconds: 5,
    ...FINE,
  }),
  classic('SSC', FIVE, {
    code: 'SSC3',
    names: { EN: 'SSC, 3 minutes', TY: 'SSC 3 phút' },
    schedule: every(180),
    sealSeconds: 10,
    ...FINE,
  }),
  classic('SSC', FIVE, {
    code: 'SSC5',
    names: { EN: 'SSC, 5 minutes', TY: 'SSC 5 phút' },
    schedule: every(300),
    sealSeconds: 15,
    ...FINE,
  }),
  classic('SSC', FIVE, {
    code: 'SSCREPLAY',
    names: { EN: 'SSC, past results', TY: 'SSC kết quả thật', DE: 'SSC, frühere Ergebnisse', AR: 'SSC، نتائج سابقة' },
    gameType: 'LOTT',
    source: 'replay',
    schedule: every(60),
    sealSeconds: 5,
    flags,
  }),
]
