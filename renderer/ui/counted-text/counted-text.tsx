import { graphemesIn, plainText } from '@portico/contract/kit/plain-text'
import { Field } from '../field/field.tsx'
import styles from './counted-text.module.css'

export interface TextBounds {
  readonly min: number
  readonly max: number
}

export type TextFault = 'tooShort' | 'tooLong'

/** What is wrong with a text, in characters as a reader counts them; undefined where it can be sent. */
export const textFault = (text: string, { min, max }: TextBounds): TextFault | undefined => {
  const count = graphemesIn(plainText(text))
  return count < min ? 'tooShort' : count > max ? 'tooLong' : undefined
}

/** From this share of the room on the count is said aloud, too. */
const NEAR = 0.9

export interface CountedTextProps {
  readonly label: string
  readonly text: string
  readonly bounds: TextBounds
  readonly rows: number
  /** Whether sending was tried: that a text is too short is said then. */
  readonly tried: boolean
  /** The words for the count, for what is wanted, and for what is wrong. */
  readonly say: (what: 'count' | 'hint' | TextFault, numbers: { count: number; min: number; max: number }) => string
  readonly onText: (text: string) => void
}

/** A text of several lines with its count. */
export const CountedText = ({ label, text, bounds, rows, tried, say, onText }: CountedTextProps) => {
  const count = graphemesIn(plainText(text))
  const numbers = { count, min: bounds.min, max: bounds.max }
  const fault = textFault(text, bounds)
  const visibleFault = fault === 'tooLong' || tried ? fault : undefined
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
