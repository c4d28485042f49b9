import { credit, type LotteryGame } from './game.ts'
import { LHC_BOOK_A, LHC_ODDS } from './odds/lhc.ts'
import { every } from './schedule.ts'

const SEVEN = { kind: 'mark-six' } as const
const flags = { parlayPush: 'one' } as const

export const MARK_SIX_LOTTERIES: readonly LotteryGame[] = [
  credit('LHC', SEVEN, {
    code: 'LHC5',
    names: { EN: 'Mark Six, 5 minutes', TY: 'Mark Six 5 phút' },
    schedule: every(300),
    sealSeconds: 15,
    odds: LHC_ODDS,
    bookA: LHC_BOOK_A,
    flags,
  }),
  credit('LHC', SEVEN, {
    code: 'HKLHC',
    names: { EN: 'Hong Kong Mark Six', TY: 'Mark Six Hồng Kông', DE: 'Mark Six Hongkong', AR: 'Mark Six هونغ كونغ' },
    gameType: 'LOTT',
    prizeMode: 'LOTT',
    source: 'feed',
    // The results we are given are sorted, so nothing may hang on the order drawn.
    orderedFeed: false,
    schedule: { kind: 'calendar', timeZone: 'Asia/Hong_Kong', times: ['21:30'], weekdays: [2, 4, 6], stops: [] },
    sealSeconds: 900,
    odds: LHC_ODDS,
    bookA: LHC_BOOK_A,
    flags,
  }),
]
