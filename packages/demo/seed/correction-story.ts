import type { Localized } from '@portico/contract/kit/wire'
import type { Draw } from '@portico/contract/lottery/draw-shapes'
import type { Services } from '@portico/gateway/areas'
import type { Platform } from '@portico/gateway/platform'
import type { ManualClock } from '@portico/gateway/ports/clock'
import { randomId } from '@portico/gateway/ports/random'
import { SANDBOX } from '../payments/methods.ts'
import { inLanguageOfHouse } from '../translations/index.ts'
import { DEMO_MEMBER } from './people.ts'
import { SENTENCES } from './sentences.ts'
import { scaled } from './scaled.ts'

const HOUR = 3_600_000
/** Before anybody is awake, so that nothing else happens meanwhile. */
const EARLY = 7 * HOUR
/** Far enough back that the latest lines are as they were first. */
const SINCE = 9

const LOTTERY = 'SSCREPLAY'
const READ: Draw = { digits: '36174' }
const RIGHT: Draw = { digits: '96174' }

interface Mistake {
  /** Days after the first of them. */
  readonly after: number
  readonly issue: string
  /** What is said of it a day later: another result, or that the draw does not count. */
  readonly draw: Draw | null
  readonly reason: Localized
}

/**
 * Two bets of one kind, on eight of ten digits: a win brings little more than its stake, and so counts for little. The first was read as a win and
 * was none, so that agents earn more by it; the second was called off, so that they earn nothing.
 */
const MISTAKES: readonly Mistake[] = [
  { after: 0, issue: '26101', draw: RIGHT, reason: SENTENCES.misread },
  { after: 1, issue: '26102', draw: null, reason: SENTENCES.repeated },
]
/** Of the last day: read wrongly and put right within the hour, while nobody is awake. A salary by five minutes has two versions. */
const QUICK: Mistake = { after: 0, issue: '26103', draw: RIGHT, reason: SENTENCES.misread }
/** In the team of both agents who show their office, and nobody whose own day is shown. */
const QUICK_PLAYER = 'ngocanh'
const HALF_HOUR = HOUR / 2
const PICKS = ['0', '1', '2', '3', '4', '5', '6', '7']
/** So many times the least stake of a line. */
const MULTIPLE = 100
const PAID_IN = 5_000
const GROUP = 1950

interface Parts {
  readonly platform: Omit<Platform, 'clock'> & { readonly clock: ManualClock }
  readonly services: Pick<Services, 'lottery' | 'corrections' | 'members' | 'cashier'>
  readonly days: number
  /** The moment that history leads up to. */
  readonly end: Date
}

/** Outside results that were wrong, and what followed: agents' lines of those days have two versions. */
export const correctionStory = ({ platform: { brand, clock, random }, services, days, end }: Parts) => {
  const { lottery, corrections, members, cashier } = services
  const start = Math.max(1, days - SINCE)
  const numeros = new Map<string, string>()
  const games = () => lottery.games().filter(({ code }) => code === LOTTERY)

  const play = async ({ issue, draw }: Mistake, player = DEMO_MEMBER): Promise<void> => {
    const member = await members.byAccount(player)
    if (!member) return
    const { id: memberId, account, type, currency } = member
    const caller = { memberId, account, type, agent: false, trial: false, currency, sessionId: '' }
    await cashier.deposit(caller, { method: SANDBOX, amount: scaled(currency, PAID_IN) }, randomId(random))
    await lottery.importDraws(LOTTERY, [{ issue, date: '2026-04-11', draw: draw === null ? RIGHT : READ }])
    await lottery.tick(games())
    const { current } = await lottery.opened(LOTTERY)
    if (!current) throw new Error(`${LOTTERY} has no issue to bet on`)
    const selection = { places: [PICKS, [], [], [], []] }
    const line = { play: 'fixed-position', selection, mode: '1', multiple: MULTIPLE, prizeGroup: Math.min(GROUP, member.maxPrizeGroup) }
    await lottery.place(caller, { gameCode: LOTTERY, numero: current.numero, lines: [line] }, randomId(random))
    clock.set(new Date(Date.parse(current.drawAt) + 1000))
    await lottery.tick(games())
    numeros.set(issue, current.numero)
  }

  const correct = async ({ issue, draw, reason: texts }: Mistake): Promise<void> => {
    const numero = numeros.get(issue)
    if (numero === undefined) return
    const named = { gameCode: LOTTERY, numero }
    const reason = inLanguageOfHouse(brand, texts)
    if (draw) {
      const { id, resultVersion } = await corrections.propose({ ...named, draw, source: 'gazette' }, 'lan')
      await corrections.confirm({ id, resultVersion, reason }, 'hoa')
    } else {
      const { id, resultVersion } = await corrections.voids.propose({ ...named, reason }, 'lan')
      await corrections.voids.confirm({ id, resultVersion }, 'hoa')
    }
  }

  /** Whether the last day is old enough for it, and for what is told of its last minutes. */
  const hasRoom = (): boolean => end.getTime() - clock.now().getTime() > 2 * HOUR

  const mistakeOfAnHour = async (): Promise<void> => {
    clock.advance(HALF_HOUR)
    await play(QUICK, QUICK_PLAYER)
    clock.advance(HALF_HOUR)
    await correct(QUICK)
  }

  return {
    /** At the beginning of each day, the first is 0; what is said the day after is worked out with the day after that. */
    day: async (day: number): Promise<void> => {
      const due = MISTAKES.filter(({ after }) => start + after + 2 < days)
      const [played, corrected] = [0, 1].map((later) => due.find(({ after }) => start + after + later === day))
      if (!played && !corrected) {
        if (day === days - 1 && hasRoom()) await mistakeOfAnHour()
        return
      }
      clock.advance(EARLY)
      if (corrected) await correct(corrected)
      if (played) await play(played)
    },
  }
}
