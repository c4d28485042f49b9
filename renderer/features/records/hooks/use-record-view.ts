import type { RecordKind } from '@portico/contract/records/shapes'
import { useSearchParams } from 'react-router-dom'
import { brand } from 'virtual:brand'
import { useHost } from '../../../core/hooks.ts'
import { dayAt, type Days } from '../../../ui/date-field/days.ts'
import { isPreset, isRange, type Preset, presetDays } from '../model/days.ts'

export const KINDS: readonly RecordKind[] = ['DEPOSIT', 'WITHDRAWAL', 'BET', 'PAYOUT', 'REBATE', 'BONUS', 'TRANSFER', 'OTHER']

const USUAL: Preset = 'month'

/** What the address says that is to be seen, so that it outlives a reload and can be sent on. */
export const useRecordView = () => {
  const { clock } = useHost()
  const [query, setQuery] = useSearchParams()
  const today = dayAt(clock.now(), brand.timeZone)
  const own: Days = { from: query.get('from') ?? '', to: query.get('to') ?? '' }
  const named = query.get('period')
  const preset = isRange(own, today) ? undefined : isPreset(named) ? named : USUAL
  const days = preset ? presetDays(preset, today) : own
  const kind = KINDS.find((each) => each === query.get('kind'))

  const change = (changes: Readonly<Record<string, string | undefined>>) =>
    setQuery(
      (now) => {
        const next = new URLSearchParams(now)
        for (const [name, value] of Object.entries(changes)) {
          if (value) next.set(name, value)
          else next.delete(name)
        }
        return next
      },
      { replace: true },
    )

  return {
    today,
    days,
    preset,
    kind,
    product: query.get('game') ?? undefined,
    until: query.get('until') ?? undefined,
    row: query.get('row') ?? undefined,
    choosePreset: (value: Preset) => change({ period: value, from: undefined, to: undefined, until: undefined, row: undefined }),
    chooseDays: ({ from, to }: Days) => change({ period: undefined, from, to, until: undefined, row: undefined }),
    chooseKind: (value: RecordKind | undefined) => change({ kind: value, row: undefined }),
    chooseProduct: (value: string | undefined) => change({ game: value, row: undefined }),
    jump: (day: string | undefined) => change({ until: day, row: undefined }),
    open: (id: string | undefined) => change({ row: id }),
  }
}

export type RecordView = ReturnType<typeof useRecordView>
