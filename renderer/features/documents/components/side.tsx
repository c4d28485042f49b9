import type { UploadView } from '@portico/contract/upload/shapes'
import { useTranslation } from 'react-i18next'
import { PictureDrop } from '../../../core/picture-drop/picture-drop.tsx'
import { Button } from '../../../ui/button/button.tsx'
import styles from '../documents.module.css'

interface Props {
  readonly label: string
  readonly picture: UploadView | null
  /** Absent where it stands. */
  readonly onChange?: ((picture: UploadView | null) => void) | undefined
  readonly onBusy?: ((busy: boolean) => void) | undefined
  readonly fault?: string | undefined
}

/** One side of a document: chosen, seen again as the desk sees it, and taken back. */
export const Side = ({ label, picture, onChange, onBusy, fault }: Props) => {
  const { t } = useTranslation('documents')
  return (
    <div className={styles.side}>
      <b>{label}</b>
      {picture && <img src={picture.url} alt={label} />}
      {picture && onChange && (
        <Button look="text" size="small" type="button" onClick={() => onChange(null)}>
          {t('picture.remove', { side: label })}
        </Button>
      )}
      {!picture && onChange && <PictureDrop label={label} missing={fault} onPicture={onChange} onBusy={onBusy} />}
    </div>
  )
}
