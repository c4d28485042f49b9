import { lengthFault, type LengthRule, lengthOf, type TextBounds } from '@portico/contract/kit/text-length'
import { Field } from '../field/field.tsx'
import styles from './counted-text.module.css'

export type TextFault = 'tooShort' | 'tooLong' | 'tooManyCharacters'

const FAULTS: Readonly<Record<LengthRule, TextFault>> = {
  too_short: 'tooShort',
  too_long: 'tooLong',
  too_many_characters: 'tooManyCharacters',
}

/** What is wrong with a text by its bounds; undefined where it can be sent. */
export const textFault = (text: string, bounds: TextBounds): TextFault | undefined => {
  const fault = lengthFault(text, bounds)
  return fault && FAULTS[fault.rule]
}

/** From this share of the room on the count is said aloud, too: at 280 words of 300. */
const NEAR = 14 / 15

export interface CountedTextProps {
  readonly label: string
  readonly text: string
  readonly bounds: TextBounds
  readonly rows: number
  /** Whether sending was tried: that a text is too short is said then. */
  readonly tried: boolean
  /** The words for the count, for what is wanted, and for what is wrong. */
  readonly say: (what: 'count' | 'hint' | TextFault, numbers: { count: number; min: number; max: number; characters: number }) => string
  readonly onText: (text: string) => void
}

/** A text of several lines with its count. */
export const CountedText = ({ label, text, bounds, rows, tried, say, onText }: CountedTextProps) => {
  const count = lengthOf(text, bounds)
  const numbers = { count, min: bounds.min, max: bounds.max, characters: bounds.words?.characters ?? bounds.max }
  const fault = textFault(text, bounds)
  const visibleFault = fault !== 'tooShort' || tried ? fault : undefined
  const near = count >= bounds.max * NEAR
  return (
    <div className={styles.text}>
      <Field
        label={label}
        aside={
          <span className={near ? styles.near : undefined} aria-live={near ? 'polite' : undefined}>
            {say('count', numbers)}
          </span>
        }
        hint={say('hint', numbers)}
        error={visibleFault && say(visibleFault, numbers)}
      >
        {(control) => <textarea {...control} rows={rows} value={text} onChange={({ target }) => onText(target.value)} />}
      </Field>
    </div>
  )
}
