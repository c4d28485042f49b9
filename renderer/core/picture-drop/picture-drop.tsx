import type { UploadView } from '@portico/contract/upload/shapes'
import { MOST_UPLOAD_BYTES } from '@portico/contract/upload/shapes'
import Upload from 'lucide-react/icons/upload'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureKey, refusal } from '../../api/failure.ts'
import { FaultNote } from '../../ui/fault-note/fault-note.tsx'
import { useUploadImageMutation } from './api.ts'
import styles from './picture-drop.module.css'

interface Props {
  /** What the picture is of, for who does not see where the field stands. */
  readonly label?: string
  /** What else there is to know of it. */
  readonly hint?: string
  /** What is wrong where none was chosen. */
  readonly missing?: string | undefined
  readonly onPicture: (picture: UploadView) => void
  /** One is on its way, and no longer; whatever goes without it should wait. */
  readonly onBusy?: ((busy: boolean) => void) | undefined
}

/** Bytes as the gateway takes them; in pieces, since a call takes only so many arguments. */
const base64Of = (bytes: Uint8Array): string => {
  const pieces: string[] = []
  for (let at = 0; at < bytes.length; at += 32_768) pieces.push(String.fromCharCode(...bytes.subarray(at, at + 32_768)))
  return btoa(pieces.join(''))
}

/** Takes a picture from the device and sends it; says what is wrong with one that is refused. Needs the strings `upload` and `errors`. */
export const PictureDrop = ({ label, hint, missing, onPicture, onBusy }: Props) => {
  const { t } = useTranslation(['upload', 'errors'])
  const id = useId()
  const [send, { isLoading, error, reset }] = useUploadImageMutation()
  const [large, setLarge] = useState(false)
  const [name, setName] = useState('')
  const rule = large ? 'too_big' : refusal(error, 'FIELD_INVALID')?.fields?.['image']?.rule
  const fault = rule === undefined ? undefined : rule === 'type' || rule === 'too_big' ? rule : 'broken'

  const choose = async (file: File | undefined) => {
    if (!file) return
    reset()
    setName(file.name)
    setLarge(file.size > MOST_UPLOAD_BYTES)
    if (file.size > MOST_UPLOAD_BYTES) return
    onBusy?.(true)
    try {
      const { data } = await send({ image: base64Of(new Uint8Array(await file.arrayBuffer())) })
      if (data) onPicture(data.upload)
    } finally {
      onBusy?.(false)
    }
  }

  return (
    <>
      <label htmlFor={id} className={styles.drop} aria-busy={isLoading}>
        <Upload aria-hidden="true" />
        <span>
          <b>{isLoading ? t('busy') : t('add')}</b>
          <small>{hint === undefined ? t('rule') : `${t('rule')} · ${hint}`}</small>
        </span>
        <input
          id={id}
          type="file"
          accept="image/png,image/jpeg"
          className="visually-hidden"
          aria-label={label === undefined ? undefined : `${t('add')}: ${label}`}
          disabled={isLoading}
          onChange={(event) => {
            void choose(event.target.files?.[0])
            event.target.value = ''
          }}
        />
      </label>
      {(fault ?? error) !== undefined && (
        <FaultNote>
          <bdi className={styles.name}>{name}</bdi>: <span>{fault ? t(`fault.${fault}`) : t(`errors:${failureKey(error)}`)}</span>
        </FaultNote>
      )}
      {missing !== undefined && !fault && <FaultNote>{missing}</FaultNote>}
    </>
  )
}
