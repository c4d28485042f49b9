import type { Services } from '@portico/gateway/areas'
import { parseUnits, ONE } from '@portico/contract/kit/money'
import { DAY_MS, HOUR_MS } from '@portico/gateway/kit/duration'
import type { Platform } from '@portico/gateway/platform'
import { randomId } from '@portico/gateway/ports/random'
import { inLanguagesOf } from '../translations/index.ts'
import { DEMO_MEMBER, SUB_AGENT } from './people.ts'
import { scaled } from './scaled.ts'

/** What the demonstration's members type in to move money. */
export const DEMO_WITHDRAW_PASSWORD = 'Portico246810'

/** Levels that members of the demonstration have reached, and one or two beyond. */
const levelsIn = (currency: string) => [
  {
    label: 'Bronze',
    from: scaled(currency, 200),
    gives: [{ EN: 'Customer service answers you first', TY: 'CSKH trả lời bạn trước' }],
  },
  {
    label: 'Silver',
    from: scaled(currency, 1_000),
    gives: [
      { EN: 'Everything of Bronze', TY: 'Mọi quyền lợi của Bronze' },
      { EN: 'A person of our customer service who knows you', TY: 'Một người của CSKH biết rõ bạn' },
    ],
  },
  {
    label: 'Gold',
    from: scaled(currency, 100_000),
    gives: [
      { EN: 'Everything of Silver', TY: 'Mọi quyền lợi của Silver' },
      { EN: 'A gift on your birthday', TY: 'Quà vào ngày sinh của bạn' },
    ],
  },
]

interface CenterParts {
  readonly platform: Pick<Platform, 'database' | 'brand' | 'random'>
  readonly services: Pick<Services, 'members' | 'transfers' | 'vip' | 'referrals' | 'profiles' | 'withdrawPassword' | 'ledger'>
  /** Of the withdraw password, made before: it takes a while. */
  readonly secondHash: string
  /** Vendors that hold a wallet of their own. */
  readonly vendors: readonly string[]
  /** Accounts that joined by the member's code; the last one just now, the one before so long ago that its days went by without a deposit. */
  readonly friends: readonly string[]
  readonly end: Date
}

/** The member center in use: wallets, a line with transfers, levels, a scheme with friends, and a profile. */
export const seedCenter = async ({ platform, services, secondHash, vendors, friends, end }: CenterParts): Promise<void> => {
  const { database, brand, random } = platform
  const { members, transfers, vip, referrals, profiles, withdrawPassword, ledger } = services
  const { currency } = brand
  const bounds = { open: true, min: scaled(currency, 10), max: scaled(currency, 100_000), daily: scaled(currency, 300_000) }
  await transfers.settings.save({ single: false, vendors: [...vendors], wallet: bounds, upline: bounds, downline: bounds })
  await vip.setLevels(levelsIn(currency).map((level) => ({ ...level, gives: level.gives.map((each) => inLanguagesOf(brand, each)) })))
  await referrals.setScheme({ open: true, reward: scaled(currency, 50), deposit: scaled(currency, 200), days: 30 })

  const callerFor = async (account: string) => {
    const row = await members.byAccount(account)
    return row && { memberId: row.id, account: row.account, currency: row.currency, agent: (await members.info(row)).agent }
  }
  const [linh, agent] = [await callerFor(DEMO_MEMBER), await callerFor(SUB_AGENT)]
  if (!linh || !agent) return
  const { orm } = database
  // The member has none, as most beginners.
  await orm.transaction((tx) => withdrawPassword.begin(tx, agent.memberId, secondHash))
  await profiles.save(linh, { address: '12 Lê Lợi, Quận 1', occupation: 'Kế toán', zalo: '0912000188' }, 18)
  const { code } = await referrals.own(linh, 'https://portico.example')
  const [late, justNow] = [new Date(end.getTime() - 40 * DAY_MS), new Date(end.getTime() - HOUR_MS)]
  for (const [index, account] of friends.entries()) {
    const friend = await members.byAccount(account)
    const at = [justNow, late][friends.length - 1 - index]
    if (friend) await orm.transaction((tx) => referrals.joined(tx, friend.id, code, at ?? friend.joinedAt))
  }
  const amount = scaled(currency, 20)
  const rich = async (memberId: string) => ((await ledger.balanceOf(memberId, currency)) ?? 0n) > parseUnits(amount) * 3n + ONE
  if (vendors[0] !== undefined && (await rich(linh.memberId)))
    await transfers.wallets.transfer(linh, { from: 'MAIN', to: vendors[0], amount }, randomId(random))
  const password = { withdrawPassword: DEMO_WITHDRAW_PASSWORD }
  if (await rich(agent.memberId)) await transfers.lines.transfer(agent, { to: linh.memberId, amount, ...password }, randomId(random))
}
