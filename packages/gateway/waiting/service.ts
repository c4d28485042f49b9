import type { WaitingItem } from '@portico/contract/center/shapes'
import type { Area } from '../kit/area.ts'
import type { Platform } from '../platform.ts'

export interface Waiting {
  /** Everything that waits for a member, of all areas, the most urgent first. */
  of(memberId: string): Promise<WaitingItem[]>
}

/** What has an end comes before what has none, and what is counted before what is only recommended. */
const urgency = ({ until, badge }: WaitingItem): string => `${badge ? 0 : 1}${until ?? '9'}`

/** Folds over what the areas say in their manifests. */
export const createWaiting = (
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  areas: () => readonly Pick<Area, 'waiting'>[],
): Waiting => ({
  of: async (memberId) => {
    const items: WaitingItem[] = []
    for (const { waiting } of areas()) if (waiting) items.push(...(await waiting(database.orm, memberId, clock.now())))
    return items.toSorted((one, other) => (urgency(one) < urgency(other) ? -1 : 1))
  },
})
