import { DISPUTE_REASONS, type DisputeReason } from '@portico/contract/dispute/shapes'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureKey } from '../../api/failure.ts'
import { Button } from '../../ui/button/button.tsx'
import { FaultNote } from '../../ui/fault-note/fault-note.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Select } from '../../ui/select/select.tsx'
import { useOpenDisputeMutation } from './api.ts'
import { DisputeText, faultOf } from './dispute-text.tsx'
import { WhatHappensNext } from './what-happens-next.tsx'
import styles from './disputes.module.css'

/** Says what is wrong with a line. Sent twice it is one dispute. */
export const NewDispute = ({ lineId }: { readonly lineId: string }) => {
  const { t } = useTranslation(['disputes', 'errors'])
  const [reason, setReason] = useState<DisputeReason>('BETS')
  const [text, setText] = useState('')
  const [tried, setTried] = useState(false)
  const [open, { isLoading, error }] = useOpenDisputeMutation()
  const send = () => {
    setTried(true)
    if (faultOf(text) === undefined) void open({ lineId, reason, text })
  }
  return (
    <form
      className={styles.form}
      aria-label={t('new')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <Field label={t('reasonLabel')}>
        {(control) => (
          <Select
            {...control}
            value={reason}
            options={DISPUTE_REASONS.map((value) => ({ value, label: t(`reason.${value}`) }))}
            onChange={(event) => setReason(DISPUTE_REASONS.find((each) => each === event.target.value) ?? reason)}
          />
        )}
      </Field>
      <DisputeText label={t('text')} text={text} onChange={setText} tried={tried} />
      {error !== undefined && <FaultNote>{t(`errors:${failureKey(error)}`)}</FaultNote>}
      <Button type="submit" look="primary" busy={isLoading}>
        {t('start')}
      </Button>
      <WhatHappensNext />
    </form>
  )
}
