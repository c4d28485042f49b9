import type { UploadView } from '@portico/contract/upload/shapes'
import { MOST_UPLOADS } from '@portico/contract/upload/shapes'
import { useTranslation } from 'react-i18next'
import { PictureDrop } from '../../../core/picture-drop/picture-drop.tsx'
import { Button } from '../../../ui/button/button.tsx'
import styles from '../withdrawals.module.css'

interface Props {
  readonly uploads: readonly UploadView[]
  readonly onChange: (uploads: readonly UploadView[]) => void
}

/** Pictures that prove what the bank shows: up to three, each seen again as the other side sees it. */
export const Proofs = ({ uploads, onChange }: Props) => {
  const { t } = useTranslation('withdraw')
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
        <PictureDrop hint={t('proof.most', { count: MOST_UPLOADS })} onPicture={(picture) => onChange([...uploads, picture])} />
      )}
    </div>
  )
}
