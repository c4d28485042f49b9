import type { BrandPack } from '@portico/contract/kit/brand'
import { registerStory } from './register-story.ts'
import { teamStory } from './team.ts'
import { seedControl } from './control.ts'
import { DAY_MS } from '@portico/gateway/kit/duration'
import { createAreas } from '@portico/gateway/areas'
import { connectPatientSandbox, sandboxSecret } from '../payments/sandbox.ts'
import { drawnPictures } from '../pictures/source.ts'
import type { Config } from '@portico/gateway/config'
import type { Content } from '@portico/gateway/content/index'
import { allVendors, LOTTERY_VENDORS } from '@portico/gateway/catalogue/index'
import type { Database } from '@portico/gateway/db/open'
import { ensureSecretsKey } from '@portico/gateway/factors/index'
import { forgetEvents, noDelivery, silentEvents } from '@portico/gateway/events/index'
import type { Platform } from '@portico/gateway/platform'
import { type RandomSource, randomToken, seededRandom } from '@portico/gateway/ports/random'
import { type ManualClock, manualClock } from '@portico/gateway/ports/clock'
import { markPublished } from '@portico/gateway/member/index'
import { hashPassword } from '@portico/gateway/kit/password'
import type { Logger } from 'pino'
import { seedBulk } from './bulk.ts'
import { randomUntil } from './random-source.ts'
import { randomFrom } from './random.ts'
import { correctionStory } from './correction-story.ts'
import { catchUp } from './catch-up.ts'
import { DEMO_WITHDRAW_PASSWORD, seedCenter } from './center.ts'
import { seedContact } from './contact.ts'
import { seedDisputes } from './disputes.ts'
import { seedDocuments } from './documents.ts'
import { seedMatches } from './matches.ts'
import { seedGames } from './games.ts'
import { historyBegin, makeHistory } from './history.ts'
import { seedPastDraws } from './past-draws.ts'
import { inLanguagesOf } from '../translations/index.ts'
import { NOTICES } from './notices.ts'
import { seedMissions } from './missions.ts'
import { seedPoints } from './points.ts'
import { seedBonusPlay } from './bonus-story.ts'
import { seedPromotions } from './promotions.ts'
import { DEMO_MEMBER, DEMO_PASSWORD, demoPeople, PAYING_MEMBER } from './people.ts'
import { roundPlayer } from './round-player.ts'
import { roundsStory } from './rounds.ts'
import { seedRooms } from './room.ts'
import { seedTickets } from './tickets.ts'
import { openVendorDoor } from './vendor-door.ts'
import { claimSeed, countBets, finishSeed, hasMembers, markSeen, seedState } from './store.ts'

export interface SeedSize {
  readonly games: number
  /** Absent: the usual ones. */
  readonly vendors?: number | undefined
  readonly members: number
  readonly days: number
  /** Roughly; the exact number is random. */
  readonly bets: number
  /** Accounts below the top agent besides, with a year of bets written at once: those that `bets` names. */
  readonly downlines?: number | undefined
}

/** More bets than these are written at once rather than lived through. */
export const MOST_LIVED = 10_000

export const DEMO_SIZE: SeedSize = { games: 640, members: 60, days: 90, bets: 3000 }

export interface SeedParts {
  readonly config: Config
  readonly database: Database
  /** The moment that history leads up to. */
  readonly end: Date
  /** The time while the seed is made; absent: it takes none. */
  readonly now?: () => Date
  /** The real source, for the draws that are still to come when the seed is done. */
  readonly random: RandomSource
  readonly log: Logger
  readonly size?: SeedSize
  readonly progress?: (line: string) => void
}

const HALF_HOUR = 1_800_000
/** Where the past's vendors have their games: nobody opens them there. */
const GAME_ORIGIN = 'https://games.example'
/** The areas that sum by days. */
const DAILY = new Set(['ledger', 'figures'])

/** The notices in the languages that the brand has, a day apart. */
const publishNotices = async (content: Content, brand: BrandPack, clock: ManualClock, end: Date): Promise<void> => {
  for (const [index, notice] of NOTICES.entries()) {
    // One a day, as people write them: not all at one minute of the day.
    clock.set(new Date(end.getTime() - (NOTICES.length - index) * DAY_MS - ((index * 97) % 360) * 60_000))
    await content.publish({ ...notice, title: inLanguagesOf(brand, notice.title), content: inLanguagesOf(brand, notice.content) })
  }
}

/**
 * Fills an empty database with the demonstration: the catalogue, notices, a team of agents and members, and a past that
 * the real services have lived through. The same sizes and end give the same data, except for draws of the last half
 * hour. Only one instance does it, and only once; a database that has members already is left alone.
 */
export const seedDemo = async ({
  config,
  database: opened,
  end,
  now = () => end,
  random: source,
  log,
  size = DEMO_SIZE,
  progress = () => {},
}: SeedParts): Promise<'seeded' | 'kept' | 'incomplete'> => {
  // Years of history at once, and nobody waits for an answer.
  const database = { ...opened, orm: opened.background }
  const state = await seedState(database.orm)
  if (state !== 'absent') return state === 'done' ? 'kept' : 'incomplete'
  if ((await hasMembers(database.orm)) || !(await claimSeed(database.orm))) return 'kept'

  const clock = manualClock(historyBegin(end, size.days, config.brand.timeZone))
  const repeatable = seededRandom('portico demo')
  const mixed = randomUntil(repeatable, source, clock, new Date(end.getTime() - HALF_HOUR))
  const choices = randomFrom(seededRandom('portico'))
  const platform: Platform = {
    database,
    clock,
    random: mixed,
    brand: config.brand,
    log,
    events: silentEvents,
    pictures: drawnPictures(config.brand),
  }
  const { areas, services } = createAreas(platform, {
    config,
    // Nothing listens while the past is lived through.
    delivery: noDelivery,
    operatorKey: randomToken(source),
    // What is sealed in the past is opened by the gateway that comes after it.
    secretsKey: ensureSecretsKey(config, source),
    payments: [connectPatientSandbox],
    messageProviders: [],
    social: [],
    gameOrigin: () => GAME_ORIGIN,
    // Nobody looks ahead in the past, and every issue that nobody bets on costs time.
    timetable: { ahead: { own: 0, feed: 0, replay: 0, stations: 0 }, gaps: false },
  })

  // Days are the merchant's from the first movement on.
  for (const { name, prepare } of areas) if (DAILY.has(name)) await prepare?.()

  // This installation's secret must not follow from the seeded source below, which anybody can read.
  await sandboxSecret({ database, random: source })
  progress(`Making demo data: ${size.games} games, ${size.members} members, ${size.days} days of history`)
  const games = await seedGames(database.orm, choices, { games: size.games, vendors: size.vendors, end })
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  const secondHash = await hashPassword(DEMO_WITHDRAW_PASSWORD)
  await markPublished(database.orm, passwordHash)
  const bulk = size.downlines !== undefined || size.bets > MOST_LIVED
  const people = demoPeople(choices, size.members, size.days)
  const team = teamStory({ platform: { ...platform, clock }, services, days: size.days })
  const corrected = correctionStory({ platform: { ...platform, clock }, services, days: size.days, end })
  await services.eligibility.start()
  const door = await openVendorDoor({ areas, platform })
  const player = roundPlayer({ platform: { ...platform, clock }, services, games, call: door.call })
  const rounds = roundsStory({ platform: { ...platform, clock }, services, days: size.days, play: player.play })
  const registered = registerStory({ platform: { ...platform, clock }, services, days: size.days, passwordHash })
  await makeHistory({
    platform: { ...platform, clock },
    services,
    random: choices,
    people,
    days: size.days,
    bets: bulk ? Math.min(DEMO_SIZE.bets, Math.ceil(size.bets / 2)) : size.bets,
    end,
    passwordHash,
    secondHash,
    everyDay: async (day) => {
      await team.day(day)
      await registered.day(day)
      await corrected.day(day)
      await rounds.day(day)
    },
    everyMoment: team.moment,
    progress: (day) => {
      if (day % 10 === 0 || day === size.days) progress(`  day ${day} of ${size.days}`)
    },
  })
  if (bulk) {
    // What was lived through is part of what was asked for.
    const lived = await countBets(database.orm)
    await seedBulk({
      platform,
      services,
      random: choices,
      passwordHash,
      end,
      downlines: size.downlines ?? Math.ceil(size.bets / 100),
      bets: Math.max(0, size.bets - lived),
      progress,
    })
  }
  await seedCenter({
    platform,
    services,
    secondHash,
    friends: people.slice(-5).map(({ account }) => account),
    end,
    vendors: (await allVendors(database.orm)).flatMap(({ code }) => (code in LOTTERY_VENDORS ? [] : code)).slice(0, 3),
  })
  await seedPastDraws(services, { random: repeatable, end, timeZone: config.brand.timeZone })
  clock.set(end)
  await rounds.end()
  await team.end()
  await registered.end()
  await seedControl(services, clock, end)
  await seedDocuments({ platform: { ...platform, clock }, services, end })
  const promotion = await seedPromotions({ services, brand: config.brand, clock, end })
  await seedBonusPlay({ services, brand: config.brand, clock, random: mixed, end, passwordHash, promotion, play: player.play })
  await player.retire()
  await door.close()
  await seedContact({ platform: { ...platform, clock }, services, end })
  await seedDisputes({ platform: { ...platform, clock }, services, end })
  await seedTickets({ database, services, brand: config.brand, clock, end })
  await seedPoints({ platform, services, spenders: [PAYING_MEMBER] })
  await seedMissions({ services, brand: config.brand, clock, end, claimers: [DEMO_MEMBER, PAYING_MEMBER] })
  await seedMatches({ services, brand: config.brand, end })
  await seedRooms({ services, clock, end, others: people.filter(({ type }) => type === 3).map(({ account }) => account) })
  await publishNotices(services.content, config.brand, clock, end)
  clock.set(end)
  await catchUp(services.lottery, clock, now)
  await markSeen(database.orm)
  await forgetEvents(database.orm)
  await finishSeed(database.orm)
  progress('Demo data is ready.')
  return 'seeded'
}
