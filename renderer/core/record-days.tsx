import { firstDay, isRecorded } from '../lib/days.ts'
import { RangeMenu } from '../ui/range-menu/range-menu.tsx'
import { type DaysView, RECORD_PRESETS } from './use-days.ts'

/** Chooses the days of a member's records. Needs the strings `days`. */
export const RecordDays = ({ view: { days, today, preset, choosePreset, chooseDays } }: { readonly view: DaysView }) => (
  <RangeMenu
    presets={RECORD_PRESETS}
    preset={preset}
    days={days}
    today={today}
    first={firstDay(today)}
    isRange={(own) => isRecorded(own, today)}
    onPreset={choosePreset}
    onDays={chooseDays}
  />
)
