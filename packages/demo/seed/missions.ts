import type { BrandPack } from '@portico/contract/kit/brand'
import type { Localized } from '@portico/contract/kit/wire'
import type { LeaderboardPart, MissionDefinition, MissionPart } from '@portico/contract/missions/definitions'
import { DAY_MS } from '@portico/gateway/kit/duration'
import type { Services } from '@portico/gateway/areas'
import { Failure } from '@portico/gateway/failure'
import type { ManualClock } from '@portico/gateway/ports/clock'
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

type Words = readonly [en: string, vi: string]

/** Missions of the day and the week, and leaderboards that run, are reviewed and are final. */
export const seedMissions = async ({ services, brand, clock, end, claimers }: MissionParts): Promise<void> => {
  const { missions, leaderboards, members } = services
  const own = ([en, vi]: Words): Localized =>
    Object.fromEntries(Object.entries({ EN: en, TY: vi }).filter(([code]) => brand.languages.some((language) => language.code === code)))
  const set = async (definition: MissionDefinition): Promise<void> => {
    const { id, version } = await missions.desk.propose({ definition }, WRITER)
    await missions.desk.publish({ id, version }, PUBLISHER)
  }
  const mission = (period: MissionPart['period'], title: Words, text: Words, what: Pick<MissionPart, 'condition' | 'reward'>) =>
    set({ kind: 'MISSION', period, title: own(title), text: own(text), ...what })
  const points = (count: number): MissionPart['reward'] => ({ kind: 'POINTS', points: count })

  clock.set(new Date(end.getTime() - 16 * DAY_MS))
  await mission('DAY', ['Say hello', 'Ghé chơi hôm nay'], ['Log in today', 'Đăng nhập trong ngày'], {
    condition: { kind: 'LOGIN_DAYS', count: 1 },
    reward: points(10),
  })
  await mission('DAY', ['Bet in three draws', 'Cược ba kỳ'], ['Any lottery, any stake', 'Xổ số nào cũng được, cược bao nhiêu cũng được'], {
    condition: { kind: 'DRAWS', category: null, count: 3 },
    reward: points(30),
  })
  await mission('DAY', ['Take a 15-minute break', 'Nghỉ 15 phút'], ['Stay logged in without a bet', 'Đăng nhập mà không đặt cược'], {
    condition: { kind: 'PAUSE', minutes: 15 },
    reward: points(50),
  })
  await mission('WEEK', ['Log in on five days', 'Đăng nhập năm ngày'], ['No bet needed', 'Không cần đặt cược'], {
    condition: { kind: 'LOGIN_DAYS', count: 5 },
    reward: { kind: 'CASH', amount: scaled(brand.currency, 20), turnover: 1 },
  })
  await mission(
    'WEEK',
    ['Set or review a limit', 'Đặt hoặc xem lại giới hạn'],
    ['Deposit, loss or time', 'Tiền nạp, tiền thua hoặc thời gian'],
    {
      condition: { kind: 'LIMIT' },
      reward: points(200),
    },
  )
  await mission('WEEK', ['Try three new games', 'Thử ba trò chơi mới'], ['Each opened once is enough', 'Chỉ cần mở mỗi trò một lần'], {
    condition: { kind: 'GAMES', count: 3 },
    reward: points(60),
  })
  await mission('WEEK', ['Bet in two draws', 'Cược hai kỳ'], ['Any lottery, any stake', 'Xổ số nào cũng được, cược bao nhiêu cũng được'], {
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
    title: own(['Race of the week', 'Đua hạng tuần']),
    prizes: [prize(1, 1, 500), prize(2, 2, 250), prize(3, 3, 100), prize(4, 10, 50)],
  })
  await set({
    ...board,
    period: 'MONTH',
    title: own(['Race of the month', 'Đua hạng tháng']),
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
