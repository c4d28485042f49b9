import { GAME_TYPES } from '@portico/contract/catalogue/shapes'
import type { BrandPack } from '@portico/contract/kit/brand'
import type { Localized } from '@portico/contract/kit/wire'
import type { PromotionDefinition } from '@portico/contract/promotion/operator-calls'
import { DAY_MS } from '@portico/gateway/kit/duration'
import type { Services } from '@portico/gateway/areas'
import type { ManualClock } from '@portico/gateway/ports/clock'
import { inLanguagesOf, joinedLines } from '../translations/index.ts'
import { DEMO_MEMBER } from './people.ts'
import { proofPicture } from './proof-picture.ts'
import { PROMOTION_TEXTS, type PromotionText } from './promotion-texts.ts'
import { scaled } from './scaled.ts'

const WRITER = 'lan'
const PUBLISHER = 'hoa'

interface PromotionParts {
  readonly services: Pick<Services, 'members' | 'promotions' | 'uploads'>
  readonly brand: BrandPack
  readonly clock: Pick<ManualClock, 'set'>
  readonly end: Date
}

type Terms = Pick<PromotionDefinition, 'kind' | 'terms'> & Partial<PromotionDefinition>

/** What bets on live tables count for the welcome bonus, in percent; those on all other games count whole. */
const LIVE_COUNTS = 20

/** Promotions of every type, and of every status for the demonstration's member. Answers the welcome bonus's id. */
export const seedPromotions = async ({
  services: { members, promotions, uploads },
  brand,
  clock,
  end,
}: PromotionParts): Promise<string> => {
  const sum = (amount: number): string => scaled(brand.currency, amount)
  const at = (days: number): Date => new Date(end.getTime() + days * DAY_MS)
  const own = ([EN, TY]: readonly [string, string]): Localized => inLanguagesOf(brand, { EN, TY })

  const offer = async (text: PromotionText, terms: Terms): Promise<string> => {
    const definition: PromotionDefinition = {
      type: text.type,
      tags: [...text.tags],
      title: own(text.title),
      summary: own(text.summary),
      rules: joinedLines(
        brand,
        text.rules.map(([EN, TY]) => ({ EN, TY })),
        (lines) => lines.join('\n'),
      ),
      startsAt: at(-10).toISOString(),
      endsAt: at(20).toISOString(),
      budget: sum(500_000),
      places: 500,
      perMember: 1,
      turnover: 0,
      conditions: [],
      ...terms,
    }
    const { id, version } = await promotions.desk.propose({ definition }, WRITER)
    await promotions.desk.publish({ id, version }, PUBLISHER)
    return id
  }
  const gift = (amount: number): Terms => ({ kind: 'gift', terms: { amount: sum(amount), repeat: 'ONCE' } })
  const application = (amount: number): Terms => ({ kind: 'application', terms: { amount: sum(amount) }, turnover: 5 })
  const bonus: Terms = { kind: 'deposit-bonus', terms: { percent: 30, from: sum(100), most: sum(300) }, turnover: 5 }

  const row = await members.byAccount(DEMO_MEMBER)
  const member = row && { memberId: row.id, currency: row.currency, trial: false }
  const code = brand.languages[0]?.code ?? brand.defaultLanguage
  clock.set(at(-15))
  const weights = Object.fromEntries(GAME_TYPES.map((type) => [type, type === 'LIVE' ? LIVE_COUNTS : 100]))
  const whole = { ...gift(500), turnover: 10, bonus: { days: 40, maxBet: sum(5_000), weights }, startsAt: at(-16).toISOString() }
  const welcomed = await offer(PROMOTION_TEXTS.welcome, whole)
  // Before money that has to be bet as well: bets since then work for it first.
  if (member && row.joinedAt < at(-15)) await promotions.claim(member, welcomed, code)

  clock.set(at(-9))
  const { thanks, rebate, boost, weekend, match, race, story, birthday, app, fish, parlay, live, cards } = PROMOTION_TEXTS
  await offer(thanks, gift(20))
  await offer(rebate, { kind: 'bet-rebate', terms: { perMille: 8, most: sum(500) }, perMember: 30, turnover: 1 })
  const joined = await offer(boost, bonus)
  await offer(weekend, { ...bonus, places: 800 })
  const applied = await offer(match, { ...application(500), conditions: [{ kind: 'ACCOUNT_AGE', days: 1 }] })
  const looked = await offer(race, application(200))
  const refused = await offer(story, application(50))
  const issued = await offer(birthday, { ...application(100), turnover: 0 })
  const claimed = await offer(app, gift(30))
  await offer(fish, { ...gift(40), startsAt: at(5).toISOString() })
  await offer(parlay, { ...gift(50), endsAt: at(-2).toISOString() })
  await offer(live, { ...gift(60), conditions: [{ kind: 'ACCOUNT_AGE', days: 365 }, { kind: 'NOTHING_TO_BET' }] })
  await offer(cards, { ...gift(35), conditions: [{ kind: 'CONTACT_BOUND' }, { kind: 'DEPOSITED', amount: sum(100), days: 30 }] })

  // A past of less than these days has no story of a member.
  if (!member || row.joinedAt > at(-3)) return welcomed
  const send = async (id: string, comment: string): Promise<string> => {
    const { uploadId } = await uploads.take(member, proofPicture())
    const { applications } = await promotions.applications.send(member, { id, version: 1, comment, pictures: [uploadId] }, code)
    return applications[0]!.id
  }
  clock.set(at(-3))
  await promotions.claim(member, claimed, code)
  const [first, second] = [await send(refused, 'My first ticket, still in my purse.'), await send(issued, 'It is on the 28th.')]
  clock.set(at(-2))
  await promotions.applications.decide({ id: first, approve: false, reason: 'The photo does not show the ticket’s number.' }, PUBLISHER)
  await promotions.applications.decide({ id: second, approve: true }, PUBLISHER)
  clock.set(at(-0.5))
  await promotions.applications.open(await send(looked, 'Twelve on one ticket!'), PUBLISHER)
  await send(applied, 'Gold since March. The picture shows my level in October.')
  clock.set(end)
  // After all that was paid in: nothing of it counts for what is joined now.
  await promotions.join(member, joined, code)
  return welcomed
}
