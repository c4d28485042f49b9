import type { UploadView } from '@portico/contract/upload/shapes'
import type { WithdrawalView } from '@portico/contract/withdrawal/shapes'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureKey } from '../../../api/failure.ts'
import { useFormat } from '../../../i18n/use-language.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { FaultNote } from '../../../ui/fault-note/fault-note.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import { useRestArrivedMutation, useWriteInDisputeMutation } from '../api.ts'
import styles from '../withdrawals.module.css'
import { Proofs } from './proofs.tsx'

/** What was said by either side; both see the same. */
const File = ({ file }: Pick<WithdrawalView, 'file'>) => {
  const { t } = useTranslation('withdraw')
  const format = useFormat()
  return (
    <ol className={styles.file}>
      {file.map(({ at, by, step, text, uploads }) => (
        <li key={`${at}${step}${text}`}>
          <p>
            <b>{t(`by.${by}`)}</b> <time dateTime={at}>{format.instant(at, 'moment')}</time>
          </p>
          <p>{text === '' ? t(`step.${step}`) : text}</p>
          <div className={styles.thumbs}>
            {uploads.map(({ uploadId, url }, i) => (
              <a key={uploadId} href={url} target="_blank" rel="noreferrer">
                <img src={url} alt={t('proof.picture', { number: i + 1 })} loading="lazy" />
              </a>
            ))}
          </div>
        </li>
      ))}
    </ol>
  )
}

/** Where the money of a dispute stands, its file, and what its member can add. */
export const Dispute = ({ withdrawal }: { readonly withdrawal: WithdrawalView }) => {
  const { t } = useTranslation(['withdraw', 'errors'])
  const format = useFormat()
  const [text, setText] = useState('')
  const [uploads, setUploads] = useState<readonly UploadView[]>([])
  const [sure, setSure] = useState(false)
  const [write, writing] = useWriteInDisputeMutation()
  const [arrive, arriving] = useRestArrivedMutation()
  const { withdrawalId, receipt, received, remaining, notReceived, decisionBy, file } = withdrawal
  const open = receipt === 'DISPUTED'
  const error = writing.error ?? arriving.error

  const send = async () => {
    const { data } = await write({ withdrawalId, text, uploads: uploads.map(({ uploadId }) => uploadId) })
    if (!data) return
    setText('')
    setUploads([])
  }

  return (
    <section className={styles.panel}>
      <dl className={styles.split}>
        {(
          [
            ['received', received],
            ['remaining', remaining],
            ['notReceived', notReceived],
          ] as const
        ).map(([name, value]) => (
          <div key={name} data-part={name}>
            <dt>{t(`split.${name}`)}</dt>
            <dd>
              <bdi>{format.money(value, { min: 0 })}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {decisionBy !== null && <p>{t('dispute.by', { at: format.instant(decisionBy, 'moment') })}</p>}
      <h2>{t('dispute.title')}</h2>
      <p className={styles.note}>{t('dispute.both')}</p>
      <File file={file} />
      {open && (
        <>
          <Field label={t('dispute.write')}>
            {(control) => <TextInput {...control} value={text} maxLength={1000} onChange={(event) => setText(event.target.value)} />}
          </Field>
          <Proofs uploads={uploads} onChange={setUploads} />
          {error !== undefined && <FaultNote>{t(`errors:${failureKey(error)}`)}</FaultNote>}
          <div className={styles.actions}>
            <Button look="quiet" busy={writing.isLoading} disabled={text === ''} onClick={() => void send()}>
              {t('dispute.send')}
            </Button>
            <Button look="ghost" busy={arriving.isLoading} onClick={() => (sure ? void arrive({ withdrawalId }) : setSure(true))}>
              {sure ? t('dispute.arrivedSure', { amount: format.money(remaining, { min: 0 }) }) : t('dispute.arrived')}
            </Button>
          </div>
        </>
      )}
    </section>
  )
}
