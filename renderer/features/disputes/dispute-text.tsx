import { DISPUTE_TEXT } from '@portico/contract/dispute/shapes'
import { useTranslation } from 'react-i18next'
import { CountedText, type TextFault, textFault } from '../../ui/counted-text/counted-text.tsx'

/** What is wrong with a text; undefined where it can be sent. */
export const faultOf = (text: string): TextFault | undefined => textFault(text, DISPUTE_TEXT)

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
  return (
    <CountedText
      label={label}
      text={text}
      bounds={DISPUTE_TEXT}
      rows={5}
      tried={tried}
      say={(what, numbers) => t(what === 'tooManyCharacters' ? 'tooLong' : what, numbers)}
      onText={onChange}
    />
  )
}
