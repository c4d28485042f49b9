import { useTranslation } from 'react-i18next'
import { Chip, ChipRow } from '../../../../ui/chip/chip.tsx'
import { Select } from '../../../../ui/select/select.tsx'
import type { Span } from '../../model/filters.ts'
import styles from './typed.module.css'

interface SpanFilterProps {
  readonly label: string
  /** The values go from 0 to this one. */
  readonly most: number
  readonly value: Span | undefined
  /** Undefined where every value stays. */
  readonly onValue: (value: Span | undefined) => void
}

/** Keeps the values from one bound to the other. */
export const SpanFilter = ({ label, most, value, onValue }: SpanFilterProps) => {
  const { t } = useTranslation('tools')
  const { from, to } = value ?? { from: 0, to: most }
  const set = (next: Span) => onValue(next.from === 0 && next.to === most ? undefined : next)
  const options = (least: number, highest: number) =>
    Array.from({ length: highest - least + 1 }, (_, i) => ({ value: String(least + i), label: String(least + i) }))
  return (
    <div className={styles.filter} role="group" aria-label={label}>
      <span className={styles.filterName}>{label}</span>
      <span className={styles.bounds}>
        <Select
          dense
          aria-label={t('filter.from')}
          value={String(from)}
          options={options(0, to)}
          onChange={(event) => set({ from: Number(event.currentTarget.value), to })}
        />
        <span aria-hidden="true">–</span>
        <Select
          dense
          aria-label={t('filter.to')}
          value={String(to)}
          options={options(from, most)}
          onChange={(event) => set({ from, to: Number(event.currentTarget.value) })}
        />
      </span>
    </div>
  )
}

interface ValuesFilterProps<Value> {
  readonly label: string
  readonly values: readonly Value[]
  readonly text: (value: Value) => string
  readonly chosen: readonly Value[] | undefined
  /** Undefined where none is chosen. */
  readonly onChosen: (chosen: readonly Value[] | undefined) => void
}

/** Keeps by any of a few values. */
export const ValuesFilter = <Value extends string | number>({ label, values, text, chosen = [], onChosen }: ValuesFilterProps<Value>) => {
  const toggle = (value: Value) => {
    const next = values.filter((each) => chosen.includes(each) !== (each === value))
    onChosen(next.length > 0 ? next : undefined)
  }
  return (
    <div className={styles.filter}>
      <span className={styles.filterName} aria-hidden="true">
        {label}
      </span>
      <ChipRow label={label} className={styles.values}>
        {values.map((value) => (
          <Chip key={value} on={chosen.includes(value)} onClick={() => toggle(value)}>
            <bdi>{text(value)}</bdi>
          </Chip>
        ))}
      </ChipRow>
    </div>
  )
}
