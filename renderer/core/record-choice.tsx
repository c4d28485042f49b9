import { Select } from '../ui/select/select.tsx'

interface RecordChoiceProps {
  readonly label: string
  /** The word for no choice. */
  readonly all: string
  readonly value: string | undefined
  /** What the days have, each with its name. */
  readonly options: readonly (readonly [value: string, name: string])[]
  readonly onChoose: (value: string | undefined) => void
}

/** Narrows a record to one of what its days have. What the address names stays a choice in days that have none of it. */
export const RecordChoice = ({ label, all, value, options, onChoose }: RecordChoiceProps) =>
  options.length > 0 || value !== undefined ? (
    <Select
      quiet
      aria-label={label}
      value={value ?? ''}
      onChange={({ target }) => onChoose(target.value || undefined)}
      options={[
        { value: '', label: all },
        ...options.map(([each, name]) => ({ value: each, label: name })),
        ...(value === undefined || options.some(([each]) => each === value) ? [] : [{ value, label: value }]),
      ]}
    />
  ) : null
