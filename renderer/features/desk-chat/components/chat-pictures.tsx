import { MOST_CASE_PICTURES } from '@portico/contract/support/shapes'
import type { UploadView } from '@portico/contract/upload/shapes'
import X from 'lucide-react/icons/x'
import { useTranslation } from 'react-i18next'
import { PictureDrop } from '../../../core/picture-drop/picture-drop.tsx'
import { IconButton } from '../../../ui/icon-button/icon-button.tsx'
import styles from '../chat.module.css'

interface Props {
  readonly pictures: readonly UploadView[]
  readonly onChange: (pictures: readonly UploadView[]) => void
  readonly onBusy: (busy: boolean) => void
}

/** Pictures that go with the next line. */
export const ChatPictures = ({ pictures, onChange, onBusy }: Props) => {
  const { t } = useTranslation('support')
  return (
    <div className={styles.pictures} role="group" aria-label={t('pictures')}>
      {pictures.map((picture, index) => (
        <span key={picture.uploadId} className={styles.picture}>
          <img src={picture.url} alt={t('picture', { number: index + 1 })} />
          <IconButton
            label={t('remove', { number: index + 1 })}
            icon={<X />}
            onClick={() => onChange(pictures.filter((each) => each !== picture))}
          />
        </span>
      ))}
      {pictures.length < MOST_CASE_PICTURES && (
        <PictureDrop onBusy={onBusy} onPicture={(picture) => onChange([...pictures, picture].slice(0, MOST_CASE_PICTURES))} />
      )}
    </div>
  )
}
