import { DISPUTE_TEXT } from '@portico/contract/dispute/shapes'
import { graphemesIn, plainText } from '@portico/contract/kit/plain-text'
import { useTranslation } from 'react-i18next'
import { Field } from '../../ui/field/field.tsx'
import styles from './disputes.module.css'

/** What is wrong with a text; undefined where it can be sent. */
export const faultOf = (text: string): 'tooShort' | 'tooLong' | undefined => {
  const count = graphemesIn(plainText(text))
  return count < DISPUTE_TEXT.min ? 'tooShort' : count > DISPUTE_TEXT.max ? 'tooLong' : undefined
}

interface Props {
  readonly label: string
  readonly text: string
  readonly onChange: (text: string) => void
  /** Whether sending was tried: what is missing is said then. */
  readonly tried: boolean
}

/** A text with its count. */
export const DisputeText = ({ label, text, onChange, tried }: Props) => {
  const { t } = useTranslation('disputes')
  const { min, max } = DISPUTE_TEXT
  const fault = faultOf(text)
  const visibleFault = fault === 'tooLong' || tried ? fault : undefined
  return (
    <div className={styles.text}>
      <Field
        label={label}
        aside={t('count', { count: graphemesIn(plainText(text)), max })}
        hint={t('hint', { min })}
        error={visibleFault && t(visibleFault, { min, max })}
      >
        {(control) => <textarea {...control} rows={5} value={text} onChange={(event) => onChange(event.target.value)} />}
      </Field>
    </div>
  )
}
