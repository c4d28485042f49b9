import Upload from 'lucide-react/icons/upload'
import type { UploadView } from '@portico/contract/upload/shapes'
import { MOST_UPLOAD_BYTES } from '@portico/contract/upload/shapes'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureKey, refusal } from '../../../api/failure.ts'
import { Button } from '../../../ui/button/button.tsx'
import { FaultNote } from '../../../ui/fault-note/fault-note.tsx'
import { useDocumentPictureMutation } from '../api.ts'
import styles from '../documents.module.css'

interface Props {
  readonly label: string
  readonly picture: UploadView | null
  /** Absent where it stands. */
  readonly onChange?: ((picture: UploadView | null) => void) | undefined
  readonly fault?: string | undefined
}

/** Bytes as the gateway takes them; in pieces, since a call takes only so many arguments. */
const base64Of = (bytes: Uint8Array): string => {
  const pieces: string[] = []
  for (let at = 0; at < bytes.length; at += 32_768) pieces.push(String.fromCharCode(...bytes.subarray(at, at + 32_768)))
  return btoa(pieces.join(''))
}

/** One side of a document: chosen, seen again as the desk sees it, and taken back. */
export const Side = ({ label, picture, onChange, fault: missing }: Props) => {
  const { t } = useTranslation(['documents', 'errors'])
  const id = useId()
  const [send, { isLoading, error, reset }] = useDocumentPictureMutation()
  const [large, setLarge] = useState(false)
  const rule = large ? 'too_big' : refusal(error, 'FIELD_INVALID')?.fields?.['image']?.rule
  const fault = rule === undefined ? undefined : rule === 'type' || rule === 'too_big' ? rule : 'broken'

  const choose = async (file: File | undefined) => {
    if (!file) return
    reset()
    setLarge(file.size > MOST_UPLOAD_BYTES)
    if (file.size > MOST_UPLOAD_BYTES) return
    const { data } = await send({ image: base64Of(new Uint8Array(await file.arrayBuffer())) })
    if (data) onChange?.(data.upload)
  }

  return (
    <div className={styles.side}>
      <b id={`${id}-label`}>{label}</b>
      {picture && <img src={picture.url} alt={label} />}
      {picture && onChange && (
        <Button look="text" size="small" type="button" onClick={() => onChange(null)}>
          {t('picture.remove', { side: label })}
        </Button>
      )}
      {!picture && onChange && (
        <label htmlFor={id} className={styles.drop} aria-busy={isLoading}>
          <Upload aria-hidden="true" />
          <span>
            <b>{isLoading ? t('picture.busy') : t('picture.add')}</b>
            <small>{t('picture.rule')}</small>
          </span>
          <input
            id={id}
            type="file"
            accept="image/png,image/jpeg"
            className="visually-hidden"
            aria-label={label}
            disabled={isLoading}
            onChange={(event) => {
              void choose(event.target.files?.[0])
              event.target.value = ''
            }}
          />
        </label>
      )}
      {fault && <FaultNote>{t(`fault.${fault}`)}</FaultNote>}
      {error !== undefined && !fault && <FaultNote>{t(`errors:${failureKey(error)}`)}</FaultNote>}
      {missing !== undefined && !fault && !picture && <FaultNote>{missing}</FaultNote>}
    </div>
  )
}
