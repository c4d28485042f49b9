import type { RecordKind } from '@portico/contract/records/shapes'
import { useDays } from '../../../core/use-days.ts'

export const KINDS: readonly RecordKind[] = ['DEPOSIT', 'WITHDRAWAL', 'BET', 'PAYOUT', 'REBATE', 'BONUS', 'TRANSFER', 'OTHER']

/** What the address says that is to be seen, so that it outlives a reload and can be sent on. */
export const useRecordView = () => {
  const { query, change, ...days } = useDays({ usual: 'month', clears: ['until', 'row'] })
  return {
    ...days,
    kind: KINDS.find((each) => each === query.get('kind')),
    product: query.get('game') ?? undefined,
    vendor: query.get('vendor') ?? undefined,
    until: query.get('until') ?? undefined,
    row: query.get('row') ?? undefined,
    chooseKind: (value: RecordKind | undefined) => change({ kind: value, row: undefined }),
    chooseProduct: (value: string | undefined) => change({ game: value, row: undefined }),
    /** A game of another vendor would leave nothing. */
    chooseVendor: (value: string | undefined) => change({ vendor: value, game: undefined, row: undefined }),
    jump: (day: string | undefined) => change({ until: day, row: undefined }),
    open: (id: string | undefined) => change({ row: id }),
  }
}

export type RecordView = ReturnType<typeof useRecordView>
