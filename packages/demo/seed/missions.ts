import type { BrandPack } from '@portico/contract/kit/brand'
import type { Localized } from '@portico/contract/kit/wire'
import type { LeaderboardPart, MissionDefinition, MissionPart } from '@portico/contract/missions/definitions'
import { DAY_MS } from '@portico/gateway/kit/duration'
import type { Services } from '@portico/gateway/areas'
import { Failure } from '@portico/gateway/failure'
import type { ManualClock } from '@portico/gateway/ports/clock'
import { inLanguagesOf } from '../translations/index.ts'
import { BOARD_TITLES, MISSION_TEXTS, type Words } from './reward-texts.ts'
import { scaled } from './scaled.ts'

const WRITER = 'lan'
const PUBLISHER = 'hoa'

interface MissionParts {
  readonly services: Pick<Services, 'missions' | 'leaderboards' | 'members'>
  readonly brand: BrandPack
  readonly clock: Pick<ManualClock, 'set'>
  readonly end: Date
  /** They take what is ready. */
  readonly claimers: readonly string[]
}

/** Missions of the day and the week, and leaderboards that run, are reviewed and are final. */
export const seedMissions = async ({ services, brand, clock, end, claimers }: MissionParts): Promise<void> => {
  const { missions, leaderboards, members } = services
  const own = ([EN, TY]: Words): Localized => inLanguagesOf(brand, { EN, TY })
  const set = async (definition: MissionDefinition): Promise<void> => {
    const { id, version } = await missions.desk.propose({ definition }, WRITER)
    await missions.desk.publish({ id, version }, PUBLISHER)
  }
  const mission = (
    period: MissionPart['period'],
    [title, text]: readonly [title: Words, text: Words],
    what: Pick<MissionPart, 'condition' | 'reward'>,
  ) => set({ kind: 'MISSION', period, title: own(title), text: own(text), ...what })
  const points = (count: number): MissionPart['reward'] => ({ kind: 'POINTS', points: count })

  clock.set(new Date(end.getTime() - 16 * DAY_MS))
  await mission('DAY', MISSION_TEXTS.hello, {
    condition: { kind: 'LOGIN_DAYS', count: 1 },
    reward: points(10),
  })
  await mission('DAY', MISSION_TEXTS.draws, {
    condition: { kind: 'DRAWS', category: null, count: 3 },
    reward: points(30),
  })
  await mission('DAY', MISSION_TEXTS.pause, {
    condition: { kind: 'PAUSE', minutes: 15 },
    reward: points(50),
  })
  await mission('WEEK', MISSION_TEXTS.days, {
    condition: { kind: 'LOGIN_DAYS', count: 5 },
    reward: { kind: 'CASH', amount: scaled(brand.currency, 20), turnover: 1 },
  })
  await mission('WEEK', MISSION_TEXTS.limit, {
    condition: { kind: 'LIMIT' },
    reward: points(200),
  })
  await mission('WEEK', MISSION_TEXTS.games, {
    condition: { kind: 'GAMES', count: 3 },
    reward: points(60),
  })
  await mission('WEEK', MISSION_TEXTS.twoDraws, {
    condition: { kind: 'DRAWS', category: null, count: 2 },
    reward: points(20),
  })
  const board: Omit<LeaderboardPart, 'period' | 'title' | 'prizes'> = {
    kind: 'LEADERBOARD',
    score: { kind: 'MULTIPLIERS', category: null, best: 10, minStake: scaled(brand.currency, 2) },
    turnover: 1,
    reviewHours: 12,
  }
  const prize = (first: number, last: number, amount: number) => ({ first, last, amount: scaled(brand.currency, amount) })
  await set({
    ...board,
    period: 'WEEK',
    title: own(BOARD_TITLES.week),
    prizes: [prize(1, 1, 500), prize(2, 2, 250), prize(3, 3, 100), prize(4, 10, 50)],
  })
  await set({
    ...board,
    period: 'MONTH',
    title: own(BOARD_TITLES.month),
    prizes: [prize(1, 1, 2000), prize(2, 2, 1000), prize(3, 3, 500), prize(4, 10, 200), prize(11, 20, 50)],
  })
  clock.set(end)
  await leaderboards.work()
  for (const account of claimers) {
    const member = await members.byAccount(account)
    if (!member) continue
    const caller = { memberId: member.id, currency: member.currency }
    const { list, before } = await missions.summary(caller, 'EN')
    for (const { id, day, state } of [...list, ...before])
      if (state === 'READY')
        await missions
          .claim(caller, { id, day }, 'EN')
          .catch((error: unknown) => (error instanceof Failure ? undefined : Promise.reject(error)))
  }
}
