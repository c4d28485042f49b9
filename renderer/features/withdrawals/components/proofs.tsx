import Upload from 'lucide-react/icons/upload'
import type { UploadView } from '@portico/contract/upload/shapes'
import { MOST_UPLOAD_BYTES, MOST_UPLOADS } from '@portico/contract/upload/shapes'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureKey, refusal } from '../../../api/failure.ts'
import { Button } from '../../../ui/button/button.tsx'
import { FaultNote } from '../../../ui/fault-note/fault-note.tsx'
import { useUploadImageMutation } from '../api.ts'
import styles from '../withdrawals.module.css'

interface Props {
  readonly uploads: readonly UploadView[]
  readonly onChange: (uploads: readonly UploadView[]) => void
}

/** Bytes as the gateway takes them; in pieces, since a call takes only so many arguments. */
const base64Of = (bytes: Uint8Array): string => {
  const pieces: string[] = []
  for (let at = 0; at < bytes.length; at += 32_768) pieces.push(String.fromCharCode(...bytes.subarray(at, at + 32_768)))
  return btoa(pieces.join(''))
}

type Fault = 'type' | 'too_big' | 'broken'

/** Pictures that prove what the bank shows: up to three, each seen again as the other side sees it. */
export const Proofs = ({ uploads, onChange }: Props) => {
  const { t } = useTranslation(['withdraw', 'errors'])
  const id = useId()
  const [send, { isLoading, error, reset }] = useUploadImageMutation()
  const [large, setLarge] = useState(false)
  const rule = large ? 'too_big' : refusal(error, 'FIELD_INVALID')?.fields?.['image']?.rule
  const fault: Fault | undefined = rule === undefined ? undefined : rule === 'type' || rule === 'too_big' ? rule : 'broken'

  const add = async (file: File | undefined) => {
    if (!file) return
    reset()
    setLarge(file.size > MOST_UPLOAD_BYTES)
    if (file.size > MOST_UPLOAD_BYTES) return
    const { data } = await send({ image: base64Of(new Uint8Array(await file.arrayBuffer())) })
    if (data) onChange([...uploads, data.upload])
  }

  return (
    <div className={styles.proofs}>
      {uploads.map(({ uploadId, url }, i) => (
        <div key={uploadId} className={styles.proof}>
          <img src={url} alt={t('proof.picture', { number: i + 1 })} />
          <Button look="text" size="small" type="button" onClick={() => onChange(uploads.filter((each) => each.uploadId !== uploadId))}>
            {t('proof.remove', { number: i + 1 })}
          </Button>
        </div>
      ))}
      {uploads.length < MOST_UPLOADS && (
        <label htmlFor={id} className={styles.drop} aria-busy={isLoading}>
          <Upload aria-hidden="true" />
          <span>
            <b>{t('proof.add')}</b>
            <small>{t('proof.rule')}</small>
          </span>
          <input
            id={id}
            type="file"
            accept="image/png,image/jpeg"
            className="visually-hidden"
            disabled={isLoading}
            onChange={(event) => {
              void add(event.target.files?.[0])
              event.target.value = ''
            }}
          />
        </label>
      )}
      {fault && <FaultNote>{t(`proof.fault.${fault}`)}</FaultNote>}
      {error !== undefined && !fault && <FaultNote>{t(`errors:${failureKey(error)}`)}</FaultNote>}
    </div>
  )
}
