import type { RequestOf, ResponseOf } from '@portico/contract/kit/call'
import { formatUnits, parseUnits } from '@portico/contract/kit/money'
import { isCalendarDay } from '@portico/contract/kit/wire'
import type { connectVendor, vendorCases, vendorKeys, vendorReport, vendorRounds } from '@portico/contract/vendor/operator-calls'
import type { ConnectedVendor, VendorCampaign, VendorChange } from '@portico/contract/vendor/operator-shapes'
import { Failure, refuse } from '../failure.ts'
import { isThisMachine } from '../kit/listening-host.ts'
import type { Members } from '../member/index.ts'
import type { Platform } from '../platform.ts'
import { closeCase, countOpenCases, countOpenRounds, openCases, readCampaigns, roundsOpenSince, stuckCasesOf } from './desk-store.ts'
import { allTerms, countLiveKeys, readTerms, type TermsRow } from './key-store.ts'
import type { VendorKeys } from './keys.ts'
import { saveCampaign } from './play-store.ts'
import type { Stories } from './stories.ts'
import { HOUR_MS } from '../kit/duration.ts'

export interface DeskDeps {
  readonly keys: VendorKeys
  readonly stories: Pick<Stories, 'day'>
  readonly members: Pick<Members, 'byId'>
  /** Told when vendors' games may run elsewhere. */
  readonly moved: () => Promise<void>
}

const wrongField = (field: string, rule: string): never => {
  throw new Failure('FIELD_INVALID', { fields: { [field]: { rule } } })
}

/** Whether games can run there: an origin, by https but for this machine's own. */
const isOrigin = (text: string): boolean => {
  if (!URL.canParse(text)) return false
  const { origin, protocol, hostname } = new URL(text)
  return origin === text && (protocol === 'https:' || (protocol === 'http:' && isThisMachine(hostname)))
}

const changeOf = ({ launchUrl, exponent, maxStake, maxPayout, lateWins, callsPerSecond, replays }: VendorChange) => ({
  ...(launchUrl === undefined ? {} : { launchUrl }),
  ...(exponent === undefined ? {} : { exponent }),
  ...(maxStake === undefined ? {} : { maxStake: parseUnits(maxStake) }),
  ...(maxPayout === undefined ? {} : { maxPayout: parseUnits(maxPayout) }),
  ...(lateWins === undefined ? {} : { lateWins }),
  ...(callsPerSecond === undefined ? {} : { callsPerSecond }),
  ...(replays === undefined ? {} : { replays }),
})

/** Vendors at the operator's desk: how they are connected, their keys, what of them waits for a person, and their days. */
export const createVendorDesk = ({ database, clock }: Platform, { keys, stories, members, moved }: DeskDeps) => {
  const db = database.orm

  const known = async (vendor: string): Promise<TermsRow> => (await readTerms(db, vendor)) ?? refuse('VENDOR_UNKNOWN')

  const listed = (
    { vendor, launchUrl, exponent, maxStake, maxPayout, lateWins, callsPerSecond, replays }: TermsRow,
    counts: { readonly live: Counts; readonly rounds: Counts; readonly cases: Counts },
  ): ConnectedVendor => ({
    vendor,
    launchUrl,
    exponent,
    maxStake: formatUnits(maxStake),
    maxPayout: formatUnits(maxPayout),
    lateWins,
    callsPerSecond,
    replays,
    liveKeys: counts.live.get(vendor) ?? 0,
    openRounds: counts.rounds.get(vendor) ?? 0,
    openCases: counts.cases.get(vendor) ?? 0,
  })
  const count = async () => ({ live: await countLiveKeys(db), rounds: await countOpenRounds(db), cases: await countOpenCases(db) })

  return {
    list: async () => {
      const counts = await count()
      return { list: (await allTerms(db)).map((terms) => listed(terms, counts)) }
    },

    /** @throws Failure VENDOR_UNKNOWN, FIELD_INVALID for an address that is no origin */
    connect: async ({ vendor, ...request }: RequestOf<typeof connectVendor>): Promise<ResponseOf<typeof connectVendor>> => {
      if (typeof request.launchUrl === 'string' && !isOrigin(request.launchUrl)) wrongField('launchUrl', 'format')
      const { added } = await keys.connect(vendor, changeOf({ vendor, ...request }))
      await moved()
      return { vendor: listed(await known(vendor), await count()), added }
    },

    /** @throws Failure VENDOR_UNKNOWN */
    keys: async ({ vendor }: RequestOf<typeof vendorKeys>): Promise<ResponseOf<typeof vendorKeys>> => {
      await known(vendor)
      const list = await keys.list(vendor)
      return {
        list: list.map(({ id, addedAt, retiredAt }) => ({
          keyId: id,
          addedAt: addedAt.toISOString(),
          retiredAt: retiredAt?.toISOString() ?? null,
        })),
      }
    },

    rounds: async ({ vendor, hours }: RequestOf<typeof vendorRounds>): Promise<ResponseOf<typeof vendorRounds>> => {
      const rows = await roundsOpenSince(db, new Date(clock.now().getTime() - hours * HOUR_MS), vendor)
      const proposed = new Map(
        (await stuckCasesOf(db, rows)).map(({ vendor: of, about, details }) => [
          `${of}/${about}`,
          (details as { readonly proposedBy?: string }).proposedBy ?? null,
        ]),
      )
      const accounts = new Map<string, string>()
      for (const { memberId } of rows)
        if (!accounts.has(memberId)) accounts.set(memberId, (await members.byId(memberId))?.account ?? memberId)
      return {
        list: rows.map(({ vendor: of, roundId, memberId, gameCode, currency, staked, won, openedAt, lastAt }) => ({
          vendor: of,
          roundId,
          account: accounts.get(memberId)!,
          gameCode,
          currency,
          staked: formatUnits(staked),
          won: formatUnits(won),
          openedAt: openedAt.toISOString(),
          lastAt: lastAt.toISOString(),
          proposedBy: proposed.get(`${of}/${roundId}`) ?? null,
        })),
      }
    },

    cases: async ({ vendor }: RequestOf<typeof vendorCases>): Promise<ResponseOf<typeof vendorCases>> => ({
      list: (await openCases(db, vendor)).map(({ id, vendor: of, kind, about, details, openedAt }) => ({
        id,
        vendor: of,
        kind,
        about,
        details,
        openedAt: openedAt.toISOString(),
      })),
    }),

    /** @throws Failure CASE_UNKNOWN for one that is closed, and for that of a round that is still open */
    closeCase: async (id: string, note: string, person: string): Promise<{ id: string; closedAt: string }> => {
      const now = clock.now()
      if (!(await closeCase(db, id, { closedAt: now, closedBy: person, note }))) refuse('CASE_UNKNOWN')
      return { id, closedAt: now.toISOString() }
    },

    /** @throws Failure VENDOR_UNKNOWN, FIELD_INVALID for no day */
    report: async ({ vendor, date, after = '0' }: RequestOf<typeof vendorReport>): Promise<ResponseOf<typeof vendorReport>> => {
      await known(vendor)
      if (!isCalendarDay(date)) wrongField('date', 'format')
      if (!/^\d+$/.test(after)) wrongField('after', 'format')
      const { timeZone, counts, sums, transactions, next } = await stories.day(vendor, date, BigInt(after))
      const written = Object.entries(sums).map(([currency, kinds]) => [
        currency,
        Object.fromEntries(Object.entries(kinds).map(([kind, amount]) => [kind, formatUnits(amount)])),
      ])
      return { date, timeZone, counts, sums: Object.fromEntries(written), transactions, next: next ?? null }
    },

    campaigns: async () => ({
      list: (await readCampaigns(db)).map(({ budget, spent, endsAt, ...campaign }) => ({
        ...campaign,
        budget: formatUnits(budget),
        spent: formatUnits(spent),
        endsAt: endsAt.toISOString(),
      })),
    }),

    /** @throws Failure VENDOR_UNKNOWN, FIELD_INVALID for one that gives nothing */
    publishCampaign: async ({ budget, endsAt, ...campaign }: VendorCampaign): Promise<{ campaignId: string }> => {
      await known(campaign.vendor)
      if (Number.isNaN(Date.parse(endsAt))) wrongField('endsAt', 'format')
      if (campaign.kind === 'FREE_ROUNDS' && campaign.rounds === 0) wrongField('rounds', 'too_small')
      if (campaign.kind === 'AWARD' && parseUnits(budget) === 0n) wrongField('budget', 'too_small')
      await db.transaction((tx) => saveCampaign(tx, { ...campaign, budget: parseUnits(budget), endsAt: new Date(endsAt) }))
      return { campaignId: campaign.campaignId }
    },
  }
}

type Counts = ReadonlyMap<string, number>
export type VendorDesk = ReturnType<typeof createVendorDesk>
