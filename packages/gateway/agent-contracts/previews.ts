import { firstEndOf, ownsAt, startOf } from '@portico/commission/lifecycle/book'
import { copyOf, foresee } from '@portico/commission/lifecycle/foresee'
import { formatInstant } from '@portico/commission/kit/instant'
import { isAgreed, type Contract } from '@portico/commission/lifecycle/contract'
import type { previewAgentContract } from '@portico/contract/agent-contract/preview-calls'
import type { ContractForecast } from '@portico/contract/agent-contract/forecast-shapes'
import type { ContractResult } from '@portico/contract/agent-contract/shapes'
import type { RequestOf, ResponseOf } from '@portico/contract/kit/call'
import type { Queryable } from '../db/open.ts'
import { findMember } from '../member/index.ts'
import type { Platform } from '../platform.ts'
import { readCounting } from './counting.ts'
import type { Forecasts, Holding } from './forecasts.ts'
import type { Actor, Line, Lines } from './line.ts'
import { draftOf, offerEvent, type Offers } from './offers.ts'
import { bare, ratesBeside } from './refusals.ts'
import type { ContractRow } from './store.ts'
import { endsHash } from './terms.ts'
import { belowViews, contractViews } from './view.ts'

export type PreviewRequest = RequestOf<typeof previewAgentContract>
export type Preview = Omit<ResponseOf<typeof previewAgentContract>, 'serverNow'>

/** Terms that are refused for themselves, whoever answers first: no run could pay what they come to. */
const NEVER_PAID: readonly ContractResult[] = ['BAD_TIERS', 'PERIOD_MISMATCH', 'MODE_MISMATCH', 'RATE_ABOVE_OWN']

/** An id that no stored contract has. */
const DRAFT = '00000000-0000-8000-8000-000000000000'

const isInForce = ({ startsAt, endsAt }: ContractRow, now: Date): boolean =>
  startsAt !== null && startsAt <= now && (endsAt === null || endsAt > now)

export const createPreviews = (
  { database: { orm }, clock }: Pick<Platform, 'database' | 'clock'>,
  { lines, offers, forecasts }: { readonly lines: Lines; readonly offers: Offers; readonly forecasts: Forecasts },
) => {
  /** What a holder has now, with what it has given; null where nothing is in force. */
  const presentOf = ({ rows, holder }: Line): Holding | null => {
    const now = clock.now()
    const all = [...rows.values()].filter((row) => isInForce(row, now))
    const own = all.find((row) => row.holderId === holder.id)
    if (!own) return null
    const lower = all.filter((row) => row.payerId === holder.id).map(readCounting)
    const { code, ...contract } = readCounting(own)
    return { code, own: contract, lower }
  }

  /** What stays below a holder when some contracts end. */
  const staysUnder = ({ rows, holder }: Line, ends: readonly string[], after: readonly Contract[]): ContractRow[] =>
    after.flatMap((contract) => {
      const stays = contract.by === holder.id && isAgreed(contract) && contract.to === null && !ends.includes(contract.id)
      const row = rows.get(contract.id)
      return stays && row ? [row] : []
    })

  const forecastOf = (db: Queryable, line: Line, row: ContractRow, stays: readonly ContractRow[]): Promise<ContractForecast> =>
    forecasts.of(db, { own: readCounting(row), lower: stays.map(readCounting) }, presentOf(line))

  return {
    /** What an offer of these terms would be: judged, written out and tried on the last periods; nothing is stored. */
    preview: async (actor: Actor, request: PreviewRequest): Promise<Preview> => {
      const db = orm
      const nothing = {
        rates: [],
        text: '',
        hash: '',
        effective: null,
        firstEnd: null,
        below: null,
        present: null,
        own: null,
        forecast: null,
      }
      const holder = await offers.holderOf(db, actor, request.holder)
      if (!holder) return { account: '', refusal: bare('NOT_DIRECT_DOWNLINE'), ...nothing }
      const now = clock.now().getTime()
      const line = await lines.read(db, holder, { kind: request.kind, currency: holder.currency })
      const event = offerEvent(DRAFT, actor, holder, request, now)
      const draft = draftOf(event)
      const refusal = await offers.fault(db, { ...line, book: copyOf(line.book) }, event, now)
      const { terms, text, hash } = await offers.textFor(db, actor, holder, request)
      // Tried as if an open offer were answered first, so that its form can be filled in meanwhile.
      const accepted = { id: DRAFT, at: formatInstant(now), type: 'accept', contract: DRAFT, by: holder.id } as const
      const answered = [...line.book.contracts].filter(([, { holder: whose, state }]) => whose !== holder.id || state !== 'OFFERED')
      const { outcome, after } = foresee({ ...line.book, contracts: new Map(answered) }, [event, accepted])
      const isFine = outcome.result === 'ok'
      const stays = staysUnder(line, outcome.ends, [...after.contracts.values()])
      const endRows = outcome.ends.flatMap((id) => line.rows.get(id) ?? [])
      const row: ContractRow = {
        id: DRAFT,
        number: 0,
        kind: request.kind,
        currency: holder.currency,
        holderId: holder.id,
        payerId: actor.memberId,
        terms,
        text,
        hash,
        version: 1,
        notBefore: null,
        expiresAt: new Date(draft.expiresAt),
        state: 'OFFERED',
        startsAt: new Date(now),
        endsAt: null,
      }
      const found = [...line.rows.values()].filter((each) => isInForce(each, clock.now()))
      const present = found.find(({ holderId }) => holderId === holder.id)
      // What it is judged by: one's own where it would begin, which need not be what is in force now.
      const [ownThen] = ownsAt(line.book, draft, startOf(line.book, draft, now))
      const own = ownThen && line.rows.get(ownThen.id)
      const viewOf = async (one: ContractRow | undefined) => (one && (await contractViews(db, [one], actor.memberId))[0]) ?? null
      const agreed = isFine ? after.contracts.get(DRAFT) : undefined
      const effective = agreed?.from
      const firstEnd = agreed ? firstEndOf(after, agreed) : null
      return {
        account: holder.account,
        refusal,
        rates: ratesBeside(line, draft, now),
        text,
        hash,
        effective: effective ? formatInstant(effective) : null,
        firstEnd: firstEnd === null ? null : formatInstant(firstEnd),
        below: isFine ? { ends: await belowViews(db, endRows), stays: await belowViews(db, stays), hash: endsHash(outcome.ends) } : null,
        present: await viewOf(present),
        own: await viewOf(own),
        forecast: refusal && NEVER_PAID.includes(refusal.result) ? null : await forecastOf(db, line, row, stays),
      }
    },

    /** What a contract would have paid its holder in the last periods. */
    forecast: async (row: ContractRow): Promise<ContractForecast> => {
      const holder = await findMember(orm, row.holderId)
      if (!holder) throw new Error(`contract ${row.id} without a holder`)
      const line = await lines.read(orm, holder, row, row.id)
      const now = formatInstant(clock.now().getTime())
      const accepted = { id: row.id, at: now, type: 'accept', contract: row.id, by: row.holderId } as const
      const { outcome, after } = foresee(line.book, row.state === 'OFFERED' ? [accepted] : [])
      const dated = { ...row, startsAt: row.startsAt ?? clock.now() }
      const stays = staysUnder(line, outcome.ends, [...after.contracts.values()])
      return forecasts.of(
        orm,
        { own: readCounting(dated), lower: stays.map(readCounting) },
        row.state === 'OFFERED' ? presentOf(line) : null,
      )
    },
  }
}
