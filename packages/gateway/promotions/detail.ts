import type { BrandPack } from '@portico/contract/kit/brand'
import { parseUnits, toMoney } from '@portico/contract/kit/money'
import type { ConditionView } from '@portico/contract/promotion/conditions'
import type { ApplicationView, PromotionCard, PromotionDetail } from '@portico/contract/promotion/shapes'
import type { UploadView } from '@portico/contract/upload/shapes'
import { textIn } from '../kit/localized.ts'
import { offeredBy } from './definition.ts'
import type { ApplicationRow } from './history-store.ts'
import { BONUS_DAYS, requiredFor, type Standing } from './standing.ts'
import type { Published } from './store.ts'

/** Within so many hours the desk answers. */
const ANSWER_HOURS = 48
/** An application that was rejected may be sent once more. */
export const MOST_TRIES = 2

/** What the pictures of an application go with. */
export const refOf = (id: string): string => `promotion:${id}`

export const applicationViewOf = (row: ApplicationRow, pictures: readonly UploadView[]): ApplicationView => ({
  id: row.id,
  state: row.state,
  comment: row.comment,
  pictures: [...pictures],
  amount: toMoney(row.amount, row.currency),
  sentAt: row.sentAt.toISOString(),
  openedAt: row.openedAt?.toISOString() ?? null,
  decidedAt: row.decidedAt?.toISOString() ?? null,
  reason: row.reason,
})

export const mayTryAgain = (applications: readonly ApplicationRow[]): boolean =>
  applications.filter(({ state }) => state === 'REJECTED').length < MOST_TRIES

interface Parts {
  readonly published: Published
  readonly standing: Standing
  readonly card: PromotionCard
  readonly conditions: ConditionView[]
  readonly applications: readonly ApplicationRow[]
  readonly pictures: (refs: readonly string[]) => Promise<ReadonlyMap<string, readonly UploadView[]>>
  readonly language: string
  readonly brand: BrandPack
  readonly now: Date
}

/** A promotion with its terms, as its reader sees it. */
export const detailOf = async ({
  standing,
  card,
  conditions,
  applications,
  pictures,
  language,
  brand,
  now,
}: Parts): Promise<PromotionDetail> => {
  const { version } = standing
  const { definition } = version
  const { of, base, gets } = offeredBy(definition).example
  const { currency } = brand
  const attached = await pictures(applications.map(({ id }) => refOf(id)))
  return {
    card,
    conditions,
    example: {
      of,
      base: toMoney(base, currency),
      gets: toMoney(gets, currency),
      wagers: toMoney(requiredFor(gets, version, base), currency),
    },
    turnover: definition.turnover,
    ...(definition.turnover === 0
      ? {}
      : {
          bonus: {
            days: definition.bonus?.days ?? BONUS_DAYS,
            weights: definition.bonus?.weights ?? null,
            base: definition.bonus?.base ?? 'B',
            maxBet: definition.bonus?.maxBet === undefined ? null : toMoney(parseUnits(definition.bonus.maxBet), currency),
          },
        }),
    perMember: definition.perMember,
    rules: textIn(definition.rules, language, brand)
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
    version: version.version,
    publishedAt: (version.publishedAt ?? version.proposedAt).toISOString(),
    hash: version.hash,
    applications: applications.map((row) => applicationViewOf(row, attached.get(refOf(row.id)) ?? [])).toReversed(),
    mayTryAgain: mayTryAgain(applications),
    answerHours: ANSWER_HOURS,
    serverNow: now.toISOString(),
  }
}
