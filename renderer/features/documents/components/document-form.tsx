import { DOCUMENT_KINDS, type DocumentKind, type DocumentView } from '@portico/contract/document/shapes'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureKey, refusal } from '../../../api/failure.ts'
import { Button } from '../../../ui/button/button.tsx'
import { DateField } from '../../../ui/date-field/date-field.tsx'
import { FaultNote } from '../../../ui/fault-note/fault-note.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Select } from '../../../ui/select/select.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import { useToasts } from '../../../ui/toast/toasts.ts'
import { useSendDocumentMutation } from '../api.ts'
import styles from '../documents.module.css'
import { useDocumentDraft } from '../use-document-draft.ts'
import { Side } from './side.tsx'

const RULES = ['required', 'characters', 'other', 'date', 'expired', 'too_old', 'same'] as const

/** What is asked for of a document: all of a new one, of one that was sent back what was wrong. */
export const DocumentForm = ({ document }: { readonly document: DocumentView }) => {
  const { t } = useTranslation(['documents', 'errors'])
  const toasts = useToasts()
  const [send, { isLoading, error }] = useSendDocumentMutation()
  const { step, again } = document
  const kinds: readonly DocumentKind[] = DOCUMENT_KINDS[step]
  const { draft, change, forget } = useDocumentDraft(document, document.kind ?? kinds[0]!)
  const { kind, number, dated, front, back } = draft
  /** Pictures on their way: sent before they have come, the document would lack them. */
  const [awaited, setAwaited] = useState(0)
  const onBusy = (busy: boolean) => setAwaited((count) => count + (busy ? 1 : -1))
  const hasBack = kind === 'ID_CARD' || kind === 'DRIVING_LICENCE'
  const anew = again.includes('FRONT') && again.includes('DETAILS')
  const faults = refusal(error, 'FIELD_INVALID')?.fields ?? {}
  const faultOf = (field: string): string | undefined => {
    const fault = faults[field]
    return fault && t(`rule.${RULES.find((rule) => rule === fault.rule) ?? 'characters'}`)
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const pictures = { ...(front ? { front: front.uploadId } : {}), ...(back && hasBack ? { back: back.uploadId } : {}) }
    const { error: refused } = await send({ step, kind, number, dated, ...pictures })
    if (refused) return
    forget()
    toasts.show(t('done'), 'positive')
  }

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      {again.includes('DETAILS') && (
        <div className={styles.fields}>
          {anew && (
            <Field label={t('kind.label')} error={faultOf('kind')}>
              {(control) => (
                <Select
                  {...control}
                  value={kind}
                  onChange={({ target }) => change({ kind: kinds.find((each) => each === target.value) ?? kind })}
                  options={kinds.map((each) => ({ value: each, label: t(`kind.${each}`) }))}
                />
              )}
            </Field>
          )}
          {step === 'IDENTITY' && (
            <Field label={t('number')} error={faultOf('number')}>
              {(control) => (
                <TextInput
                  {...control}
                  value={number}
                  autoComplete="off"
                  maxLength={40}
                  onChange={({ target }) => change({ number: target.value })}
                />
              )}
            </Field>
          )}
          <Field label={t(`dated.${step}`)} error={faultOf('dated')}>
            {(control) => <DateField {...control} value={dated} onValue={(value) => change({ dated: value })} />}
          </Field>
        </div>
      )}
      <div className={styles.fields}>
        <Side
          label={hasBack ? t('side.FRONT') : t('side.page')}
          picture={again.includes('FRONT') ? front : document.front}
          onChange={again.includes('FRONT') ? (picture) => change({ front: picture }) : undefined}
          onBusy={onBusy}
          fault={faultOf('front')}
        />
        {hasBack && (
          <Side
            label={t('side.BACK')}
            picture={again.includes('BACK') ? back : document.back}
            onChange={again.includes('BACK') ? (picture) => change({ back: picture }) : undefined}
            onBusy={onBusy}
            fault={faultOf('back')}
          />
        )}
      </div>
      {error !== undefined && Object.keys(faults).length === 0 && <FaultNote>{t(`errors:${failureKey(error)}`)}</FaultNote>}
      <Button type="submit" look="primary" busy={isLoading || awaited > 0}>
        {t('send')}
      </Button>
    </form>
  )
}
