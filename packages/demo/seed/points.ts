import type { Services } from '@portico/gateway/areas'
import type { BrandPack } from '@portico/contract/kit/brand'
import type { PointItemDraft, PointSettings } from '@portico/contract/points/shapes'
import type { Platform } from '@portico/gateway/platform'
import { randomId } from '@portico/gateway/ports/random'
import { inLanguagesOf } from '../translations/index.ts'
import { DEMO_WITHDRAW_PASSWORD } from './center.ts'
import { scaled } from './scaled.ts'

/** Left to each spender at the least, so that whoever opens the demonstration as one of them can convert and redeem. */
const RESERVE = 300

/** The operator's person who keeps the mall. */
const PERSON = 'hoa'

const settingsOf = (brand: BrandPack): PointSettings => {
  const rule = (category: string, per: number) => ({ category, per: scaled(brand.currency, per), points: 1 })
  return {
    earning: [rule('RNG', 1), rule('FISH', 1), rule('LOTT', 1), rule('ELOTT', 1), rule('LIVE', 2), rule('SPORTS', 2)],
    convert: { points: 100, cash: scaled(brand.currency, 1), min: 100 },
  }
}

const thing = (item: string, EN: string, TY: string, more: Partial<PointItemDraft> & { points: number }): PointItemDraft => ({
  item,
  name: { EN, TY },
  text: {},
  kind: 'DELIVERY',
  amount: null,
  left: null,
  imageUrl: null,
  days: 5,
  open: true,
  ...more,
})

const itemsOf = (brand: BrandPack): PointItemDraft[] => [
  thing('free-spins', '20 free spins, Night Lotus', '20 lượt quay, Sen Đêm', { points: 200, kind: 'DIGITAL', days: 0 }),
  thing('top-up', 'Phone top-up', 'Thẻ nạp điện thoại', { points: 450, kind: 'DIGITAL', days: 1, left: 188 }),
  thing('flask', 'Travel flask, 500 ml', 'Bình giữ nhiệt 500 ml', { points: 800, left: 42 }),
  thing('tea-set', 'Tea set for four', 'Bộ ấm trà bốn người', { points: 1_800, left: 7 }),
  thing('umbrella', 'Umbrella', 'Ô che mưa', { points: 600, left: 0 }),
  thing('suitcase', 'Cabin suitcase', 'Vali xách tay', { points: 12_000, left: 12, days: 7 }),
  thing('headphones', 'Wireless headphones', 'Tai nghe không dây', { points: 18_000, left: 3, amount: scaled(brand.currency, 100) }),
  thing('gold-coin', 'Gold coin, 0.1 tael', 'Vàng 0,1 lượng', { points: 48_000, left: 1 }),
]

interface PointParts {
  readonly platform: Pick<Platform, 'brand' | 'random'>
  readonly services: Pick<Services, 'points' | 'members' | 'withdrawPassword'>
  /** They ask for things where their bets have earned enough, and where they have a withdraw password. */
  readonly spenders: readonly string[]
}

/** The mall in use: rules, things in each state, and orders that wait, were sent and were rejected. */
export const seedPoints = async ({
  platform: { brand, random },
  services: { points, members, withdrawPassword: passwords },
  spenders,
}: PointParts): Promise<void> => {
  await points.desk.saveSettings(settingsOf(brand), PERSON)
  const items = itemsOf(brand).map((item) => ({ ...item, name: inLanguagesOf(brand, item.name) }))
  for (const item of items) await points.desk.saveItem(item, PERSON)
  const withdrawPassword = DEMO_WITHDRAW_PASSWORD
  const by = { person: PERSON, language: 'EN' }
  for (const account of spenders) {
    const row = await members.byAccount(account)
    if (!row || !(await passwords.isSet({ memberId: row.id }))) continue
    const caller = { memberId: row.id, account: row.account, currency: row.currency, agent: false }
    let left = (await points.balance(caller)).points
    const order = async (item: string): Promise<string | undefined> => {
      const { points: price } = items.find((each) => each.item === item)!
      if (left < price + RESERVE) return undefined
      const to = { address: '12 Trần Phú, Đà Nẵng', mobile: '0905 554 417' }
      const attempt = { key: randomId(random), language: 'EN' }
      const done = await points.redeem(caller, { item, quantity: 1, points: price, withdrawPassword, ...to }, attempt)
      left = done.points
      return done.order.orderNumber
    }
    const [spins, topUp, flask] = [await order('free-spins'), await order('top-up'), await order('flask')]
    if (spins) await points.desk.decide({ orderNumber: spins, approve: true, tracking: 'NIGHT-7788-LOTUS' }, by)
    if (topUp) await points.desk.decide({ orderNumber: topUp, approve: false, remark: 'This number takes no top-up; points returned' }, by)
    if (!flask && left >= 100 + RESERVE) await points.convert(caller, { points: 100, withdrawPassword }, randomId(random))
  }
}
