import { useDays } from '../../../core/use-days.ts'
import { isGameCode, type RecordName } from '../model/filters.ts'

/** What the betting record shows. It stands in the address, so that it outlives a reload [WALLET-07]. */
export const useRecordView = () => {
  const { query, change, ...view } = useDays({ usual: 'today', clears: ['page'] })
  const named = query.get('game') ?? ''
  const record: RecordName = query.get('of') === 'games' ? 'games' : 'lottery'
  return {
    ...view,
    query,
    change,
    record,
    /** Empty for all. */
    game: isGameCode(named) ? named : '',
    /** Of games of vendors; empty for all. */
    vendor: record === 'games' ? (query.get('vendor') ?? '').slice(0, 40) : '',
    page: Math.max(1, Number(query.get('page')) || 1),
    /** Shows another part of the record, from its first page on. */
    filter: (name: 'game' | 'state', value: string | undefined) => change({ page: undefined, [name]: value }),
  }
}

export type RecordView = ReturnType<typeof useRecordView>
