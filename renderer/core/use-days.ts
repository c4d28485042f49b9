import { useSearchParams } from 'react-router-dom'
import { brand } from 'virtual:brand'
import { dayAt, type Days, isRecorded, type Preset, presetDays } from '../lib/days.ts'
import { useHost } from './hooks.ts'

/** The presets of a member's records. */
export const RECORD_PRESETS = ['today', 'yesterday', 'last7', 'month', 'last30', 'year'] as const satisfies readonly Preset[]
export type RecordPreset = (typeof RECORD_PRESETS)[number]

interface UseDaysOptions {
  /** What is seen first. */
  readonly usual: RecordPreset
  /** What of the address belongs to the days before, such as their page. */
  readonly clears: readonly string[]
}

/** Which days of a member's records the address asks for, so that they outlive a reload and can be sent on, and the way to ask for others. */
export const useDays = ({ usual, clears }: UseDaysOptions) => {
  const { clock } = useHost()
  const [query, setQuery] = useSearchParams()
  const today = dayAt(clock.now(), brand.timeZone)
  const own: Days = { from: query.get('from') ?? '', to: query.get('to') ?? '' }
  const named = query.get('period')
  const preset = isRecorded(own, today) ? undefined : (RECORD_PRESETS.find((each) => each === named) ?? usual)

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

  const cleared = Object.fromEntries(clears.map((name) => [name, undefined]))

  return {
    query,
    change,
    today,
    preset,
    days: preset ? presetDays(preset, today) : own,
    choosePreset: (value: RecordPreset) => change({ ...cleared, period: value, from: undefined, to: undefined }),
    chooseDays: ({ from, to }: Days) => change({ ...cleared, period: undefined, from, to }),
  }
}

export type DaysView = Pick<ReturnType<typeof useDays>, 'today' | 'preset' | 'days' | 'choosePreset' | 'chooseDays'>
