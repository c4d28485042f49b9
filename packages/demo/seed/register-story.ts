import type { LinkType } from '@portico/contract/register-link/shapes'
import type { RebateCategory } from '@portico/contract/rebate-rate/shapes'
import type { Services } from '@portico/gateway/areas'
import { dayAfter, localDate } from '@portico/gateway/kit/zone'
import type { MemberRow } from '@portico/gateway/member/index'
import type { Platform } from '@portico/gateway/platform'
import type { ManualClock } from '@portico/gateway/ports/clock'
import { randomId } from '@portico/gateway/ports/random'
import { SANDBOX } from '../payments/methods.ts'
import { TOP_AGENT } from './people.ts'

/** The links are made so many days before the end. */
const SINCE = 20
const MINUTE = 60_000
const SITE = 'https://portico.example'

interface Link {
  readonly type: LinkType
  readonly channel: string
  readonly rates: Partial<Record<RebateCategory, string>>
  /** Days from its first day to its last. */
  readonly lasts?: number
  readonly maxUses?: number
  /** On how many days after it was made it is revoked, and why. */
  readonly revoked?: readonly [after: number, reason: string]
  /** Clicks of each day. */
  readonly clicks: number
}

const AGENT_RATES = { LOTTERY: '8.0', LIVE: '1.0', RNG: '0.8', FISH: '0.6' }
const MEMBER_RATES = { LOTTERY: '6.5', LIVE: '0.8', RNG: '0.6', FISH: '0.5' }

/** A link in each of its states: live, nearly used up, above what its agent has since, used up, ended, revoked. */
const LINKS = {
  zalo: { type: 'AGENT', channel: 'Nhóm Zalo', rates: AGENT_RATES, lasts: 60, maxUses: 60, clicks: 4 },
  page: { type: 'MEMBER', channel: 'Trang Facebook', rates: MEMBER_RATES, clicks: 7 },
  offline: { type: 'MEMBER', channel: 'Tờ rơi Hà Nội', rates: MEMBER_RATES, maxUses: 4, clicks: 1 },
  sports: { type: 'AGENT', channel: 'Hội bóng đá', rates: { ...AGENT_RATES, SPORTS: '0.9' }, maxUses: 50, clicks: 2 },
  telegram: { type: 'MEMBER', channel: 'Telegram', rates: MEMBER_RATES, maxUses: 2, clicks: 3 },
  summer: { type: 'MEMBER', channel: 'Khuyến mãi hè', rates: MEMBER_RATES, lasts: 6, clicks: 5 },
  trial: { type: 'MEMBER', channel: 'Bản thử', rates: MEMBER_RATES, revoked: [5, 'Đăng nhầm nhóm'], clicks: 2 },
} as const satisfies Record<string, Link>

type LinkName = keyof typeof LINKS

/** Who comes by which link, how many days after it was made, and what they pay in first in thousands of the small unit. */
export const INVITEES: readonly (readonly [account: string, nickname: string, link: LinkName, after: number, pays?: number])[] = [
  ['tunglam20', 'Tùng Lâm', 'zalo', 3, 2000],
  ['kimthoa68', 'Kim Thoa', 'zalo', 11],
  ['dangkhoa88', 'Đăng Khoa', 'page', 1, 500],
  ['mylinh96', 'Mỹ Linh', 'page', 4, 1000],
  ['phucthinh79', 'Phúc Thịnh', 'page', 9],
  ['thuytien22', 'Thủy Tiên', 'page', 15, 500],
  ['ducmanh86', 'Đức Mạnh', 'offline', 2, 200],
  ['hongnhung95', 'Hồng Nhung', 'offline', 7],
  ['baolong97', 'Bảo Long', 'zalo', 6, 5000],
  ['anhthu01', 'Anh Thư', 'telegram', 3, 200],
  ['quochuy90', 'Quốc Huy', 'telegram', 5],
  ['thanhtam93', 'Thanh Tâm', 'summer', 2, 500],
]

interface Parts {
  readonly platform: Omit<Platform, 'clock'> & { readonly clock: ManualClock }
  readonly services: Pick<Services, 'registerLinks' | 'rebateRates' | 'members' | 'cashier'>
  readonly days: number
  readonly passwordHash: string
}

/** The agent at the top makes links; people click them, some register and some of these pay in. */
export const registerStory = ({ platform, services: { registerLinks, rebateRates, members, cashier }, days, passwordHash }: Parts) => {
  const { clock, random, brand } = platform
  const { links, invitations, countVisit } = registerLinks
  const start = Math.max(0, days - SINCE)
  const codes = new Map<LinkName, { readonly linkId: string; readonly code: string }>()
  const names = Object.keys(LINKS) as LinkName[]
  /** A day after the links were made; the last one there is where the past is short. */
  const dayOf = (after: number): number => Math.min(start + after, days - 1)

  const make = async (agent: MemberRow): Promise<void> => {
    const today = localDate(clock.now(), brand.timeZone).toString()
    for (const name of names) {
      const { type, channel, rates, lasts, maxUses }: Link = LINKS[name]
      const wish = { type, channel, rates, maxUses, lastDay: lasts === undefined ? undefined : dayAfter(today, lasts) }
      codes.set(name, await links.add({ memberId: agent.id }, wish, SITE))
      clock.advance(MINUTE)
    }
  }

  const join = async ([account, nickname, name, , pays]: (typeof INVITEES)[number]): Promise<void> => {
    const invitation = await invitations.by(codes.get(name)!.code)
    if (!invitation) throw new Error(`nobody is invited by ${name}`)
    const opening = { account, nickname, passwordHash, uplineId: invitation.upline.id, ...invitation.opening }
    const row = await members.create(opening, { after: (tx, created) => invitation.join(tx, created) })
    if (pays === undefined) return
    clock.advance(MINUTE)
    const { id: memberId, type, currency } = row
    const caller = { memberId, account, type, agent: LINKS[name].type === 'AGENT', trial: false, currency, sessionId: '' }
    await cashier.deposit(caller, { method: SANDBOX, amount: String(currency === 'VND' ? pays * 1000 : pays) }, randomId(random))
  }

  const click = async (day: number): Promise<void> => {
    for (const [index, name] of names.entries()) {
      const visitors = 1 + ((LINKS[name].clicks * (7 + day * 3 + index)) % (2 * LINKS[name].clicks))
      for (let visitor = 0; visitor < visitors; visitor += 1)
        await countVisit(codes.get(name)!.code, { ip: `10.${day}.${visitor}.1`, headers: { 'user-agent': `Browser ${visitor}` } })
    }
  }

  return {
    /** At the beginning of each day, the first is 0, when rates are there. */
    day: async (day: number): Promise<void> => {
      const agent = day < start ? undefined : await members.byAccount(TOP_AGENT)
      if (!agent) return
      if (day === start) await make(agent)
      await click(day)
      for (const invitee of INVITEES) if (dayOf(invitee[3]) === day) await join(invitee)
      for (const name of names) {
        const { revoked }: Link = LINKS[name]
        if (revoked && dayOf(revoked[0]) === day)
          await links.revoke({ memberId: agent.id }, { linkId: codes.get(name)!.linkId, reason: revoked[1] }, SITE)
      }
    },
    /** The company gives less from tomorrow on, and one link promises more than is left; somebody is opened an account. */
    end: async (): Promise<void> => {
      const agent = await members.byAccount(TOP_AGENT)
      if (!agent) return
      await rebateRates.desk.set(TOP_AGENT, { category: 'SPORTS', rate: '0.8' }, 'operator')
      await registerLinks.open({ memberId: agent.id }, { username: 'vanhung77', type: 'MEMBER', rates: MEMBER_RATES })
    },
  }
}
