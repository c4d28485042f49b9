import { formatRate } from '@portico/commission/kit/money'
import type { RequestOf, ResponseOf } from '@portico/contract/kit/call'
import { toMoney } from '@portico/contract/kit/money'
import { REBATE_CATEGORIES } from '@portico/contract/rebate-rate/shapes'
import type { addRegisterLink, registeredAccounts, registerLinks } from '@portico/contract/register-link/calls'
import { MOST_LINKS, type RegisterLink } from '@portico/contract/register-link/shapes'
import type { Config } from '../config.ts'
import { refuse } from '../failure.ts'
import type { Caller } from '../http/bind.ts'
import { dayAfter, instantOf, localDate } from '../kit/zone.ts'
import { lockMember, type Members } from '../member/index.ts'
import type { Platform } from '../platform.ts'
import { randomId } from '../ports/random.ts'
import type { RebateRates } from '../rebate-rates/index.ts'
import { depositedBy, registeredPage, registerLinkPage, registerLinkTotals } from '../reports/index.ts'
import { agentCode } from './codes.ts'
import { aboveOwn, fitted, judged, ownRatesReader } from './rates.ts'
import { countStanding, insertLink, linkById, type LinkRow, markRevoked, setRates } from './store.ts'
import { viewOf } from './view.ts'

/** Nobody plans further. */
const MOST_DAYS_AHEAD = 5 * 366

/** An agent's own register links; `site` is the origin that addresses are built on. Another agent's throw Failure LINK_UNKNOWN. */
export interface RegisterLinks {
  page(caller: Caller, request: RequestOf<typeof registerLinks>, site: string): Promise<ResponseOf<typeof registerLinks>>
  /** @throws Failure FIELD_INVALID, RATE_ABOVE_UPLINE, TOO_MANY_LINKS */
  add(caller: Pick<Caller, 'memberId'>, request: RequestOf<typeof addRegisterLink>, site: string): Promise<RegisterLink>
  /** @throws Failure LINK_UNKNOWN, FIELD_INVALID */
  revoke(caller: Pick<Caller, 'memberId'>, request: { linkId: string; reason: string }, site: string): Promise<RegisterLink>
  /** @throws Failure LINK_UNKNOWN */
  fit(caller: Pick<Caller, 'memberId'>, linkId: string, site: string): Promise<RegisterLink>
  /** @throws Failure LINK_UNKNOWN */
  registered(caller: Caller, request: RequestOf<typeof registeredAccounts>): Promise<ResponseOf<typeof registeredAccounts>>
}

export interface RegisterLinksDeps {
  readonly config: Pick<Config, 'agentTypes'>
  readonly members: Pick<Members, 'agentByCode'>
  readonly rebateRates: Pick<RebateRates, 'ratesOf'>
}

const CONTROL = /[\p{Cc}\p{Cf}\p{Cs}]/u

/** What somebody wrote, as it is kept. @throws Failure FIELD_INVALID */
const written = (field: string, text: string, needed: boolean): string => {
  const line = text.trim()
  if (CONTROL.test(line)) return refuse('FIELD_INVALID', { fields: { [field]: { rule: 'characters' } } })
  return needed && line === '' ? refuse('FIELD_INVALID', { fields: { [field]: { rule: 'missing' } } }) : line
}

export const createRegisterLinks = (platform: Platform, { config, members, rebateRates }: RegisterLinksDeps): RegisterLinks => {
  const { database, clock, random, brand } = platform
  const { orm } = database
  const { timeZone } = brand
  const ownRates = ownRatesReader(platform, rebateRates)

  /** The instant that a link ends at. @throws Failure FIELD_INVALID */
  const endOf = (lastDay: string): Date => {
    const today = localDate(clock.now(), timeZone).toString()
    const latest = dayAfter(today, MOST_DAYS_AHEAD)
    const rule = lastDay < today ? 'past' : lastDay > latest ? 'far' : undefined
    if (rule !== undefined) refuse('FIELD_INVALID', { fields: { lastDay: { rule } } })
    return instantOf(dayAfter(lastDay, 1), '00:00', timeZone)
  }

  const show = async (link: LinkRow, site: string): Promise<RegisterLink> => {
    const around = { site, own: await ownRates(orm, link.agentId), now: clock.now(), timeZone }
    return viewOf(link, await depositedBy(orm, link.id), around)
  }

  const ownLink = async (agentId: string, linkId: string): Promise<LinkRow> =>
    (await linkById(orm, agentId, linkId)) ?? refuse('LINK_UNKNOWN')

  const freeCode = async (): Promise<string> => {
    for (;;) {
      const code = agentCode(random)
      if (!(await members.agentByCode(code))) return code
    }
  }

  return {
    page: async ({ memberId }, request, site) => {
      const { find, after, before, pageSize, ...rest } = request
      const now = clock.now()
      const filter = { ...rest, agentId: memberId, find: find?.trim() || undefined, now }
      const own = await ownRates(orm, memberId)
      const { rows, next, previous } = await registerLinkPage(orm, filter, { after, before, size: pageSize })
      const around = { site, own, now, timeZone }
      return {
        list: rows.map(({ deposited, ...link }) => viewOf(link, deposited, around)),
        next,
        previous,
        totals: await registerLinkTotals(orm, filter),
        own: REBATE_CATEGORIES.map((category) => ({ category, rate: formatRate(own.get(category) ?? 0n) })),
        timeZone,
        serverNow: now.toISOString(),
      }
    },

    add: async ({ memberId }, { type, rates, lastDay, maxUses, channel = '' }, site) => {
      const expiresAt = lastDay === undefined ? null : endOf(lastDay)
      const named = written('channel', channel, false)
      const code = await freeCode()
      const link = await orm.transaction(async (tx) => {
        await lockMember(tx, memberId)
        const ratesToGive = judged(rates, await ownRates(tx, memberId))
        if ((await countStanding(tx, memberId)) >= MOST_LINKS)
          refuse('TOO_MANY_LINKS', { fields: { links: { rule: 'count', max: MOST_LINKS } } })
        const row = {
          id: randomId(random),
          agentId: memberId,
          type,
          rates: ratesToGive,
          channel: named,
          expiresAt,
          maxUses: maxUses ?? null,
        }
        const created = { uses: 0, clicks: 0, createdAt: clock.now(), revokedAt: null, revokedReason: null }
        for (let next = code; ; next = agentCode(random)) {
          const whole = { ...row, ...created, code: next }
          if (await insertLink(tx, whole)) return whole
        }
      })
      return show(link, site)
    },

    revoke: async ({ memberId }, { linkId, reason }, site) => {
      await ownLink(memberId, linkId)
      const why = written('reason', reason, true)
      await orm.transaction((tx) => markRevoked(tx, linkId, why, clock.now()))
      return show(await ownLink(memberId, linkId), site)
    },

    fit: async ({ memberId }, linkId, site) => {
      await ownLink(memberId, linkId)
      await orm.transaction(async (tx) => {
        await lockMember(tx, memberId)
        const link = await linkById(tx, memberId, linkId)
        const own = await ownRates(tx, memberId)
        if (link && aboveOwn(link.rates, own).length > 0) await setRates(tx, linkId, fitted(link.rates, own))
      })
      return show(await ownLink(memberId, linkId), site)
    },

    registered: async ({ memberId, currency }, { linkId, after, pageSize }) => {
      if (linkId !== undefined) await ownLink(memberId, linkId)
      const { rows, next, total } = await registeredPage(orm, { agentId: memberId, linkId, after, size: pageSize })
      return {
        list: rows.map(({ id, account, type, joinedAt, firstDeposit }) => ({
          memberId: id,
          account,
          agent: config.agentTypes.includes(type),
          joinedAt: joinedAt.toISOString(),
          firstDeposit: firstDeposit === null ? null : toMoney(firstDeposit, currency),
        })),
        next,
        total,
        serverNow: clock.now().toISOString(),
      }
    },
  }
}
