import { classic, type LotteryGame } from './game.ts'
import { every } from './schedule.ts'

const FIVE = { kind: 'digits', count: 5 } as const
/** The official book: equal digits are a bet of their own. */
const flags = { tie: 'lose' } as const

export const SSC_LOTTERIES: readonly LotteryGame[] = [
  classic('SSC', FIVE, { code: 'SSC1', names: { EN: 'SSC, 1 minute', TY: 'SSC 1 phút' }, schedule: every(60), sealSeconds: 5, flags }),
  classic('SSC', FIVE, {
    code: 'SSC5',
    names: { EN: 'SSC, 5 minutes', TY: 'SSC 5 phút' },
    schedule: every(300),
    sealSeconds: 15,
    flags,
  }),
  classic('SSC', FIVE, {
    code: 'SSCREPLAY',
    names: { EN: 'SSC, past results', TY: 'SSC kết quả thật' },
    gameType: 'LOTT',
    source: 'replay',
    schedule: every(60),
    sealSeconds: 5,
    flags,
  }),
]
