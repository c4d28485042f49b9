import { FACT_NAME, FACT_TEXT } from '@portico/contract/dispute/shapes'
import { lengthFault, type TextBounds } from '@portico/contract/kit/text-length'
import { type RefObject, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureKey } from '../../api/failure.ts'
import { Button } from '../../ui/button/button.tsx'
import { FaultNote } from '../../ui/fault-note/fault-note.tsx'
import { Field } from '../../ui/field/field.tsx'
import { TextInput } from '../../ui/text-input/text-input.tsx'
import { useReplyToDisputeMutation } from './api.ts'
import styles from './facts.module.css'

interface FactFormProps {
  /** Of the dispute. */
  readonly id: string
  readonly name: string
  readonly onName: (name: string) => void
  readonly form: RefObject<HTMLFormElement | null>
}

/** Names a fact and what the agent says of it. Sent twice it is one. */
export const FactForm = ({ id, name, onName, form }: FactFormProps) => {
  const { t } = useTranslation(['disputes', 'errors'])
  const [claim, setClaim] = useState('')
  const [tried, setTried] = useState(false)
  const requestId = useRef('')
  const [reply, { isLoading, error }] = useReplyToDisputeMutation()
  const faultOf = (text: string, bounds: TextBounds) => {
    const fault = tried ? lengthFault(text, bounds) : undefined
    return fault && t(fault.rule === 'too_short' ? 'tooShort' : 'tooLong', { min: fault.min, max: fault.max })
  }
  const send = async () => {
    setTried(true)
    if (lengthFault(name, FACT_NAME) || lengthFault(claim, FACT_TEXT)) return
    requestId.current ||= crypto.randomUUID()
    const answer = await reply({ requestId: requestId.current, id, fact: name, text: claim })
    if (answer.error) return
    requestId.current = ''
    setTried(false)
    setClaim('')
    onName('')
  }
  return (
    <form
      ref={form}
      className={styles.form}
      aria-label={t('facts.add')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <Field label={t('facts.name')} error={faultOf(name, FACT_NAME)}>
        {(control) => <TextInput {...control} dense value={name} onChange={({ target }) => onName(target.value)} />}
      </Field>
      <Field label={t('facts.said')} error={faultOf(claim, FACT_TEXT)}>
        {(control) => <TextInput {...control} dense name="said" value={claim} onChange={({ target }) => setClaim(target.value)} />}
      </Field>
      <Button type="submit" look="quiet" size="small" busy={isLoading}>
        {t('facts.add')}
      </Button>
      {error !== undefined && <FaultNote>{t(`errors:${failureKey(error)}`)}</FaultNote>}
    </form>
  )
}
