import type { UploadView } from '@portico/contract/upload/shapes'
import X from 'lucide-react/icons/x'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../ui/icon-button/icon-button.tsx'
import { PictureDrop } from './picture-drop.tsx'
import styles from './picture-drop.module.css'

interface Props {
  readonly pictures: readonly UploadView[]
  /** How many there may be. */
  readonly most: number
  readonly onChange: (pictures: readonly UploadView[]) => void
  readonly onBusy: (busy: boolean) => void
}

/** Pictures that go with a text, each of which can be taken back, and room for the next. Needs the strings `upload`, `support` and `errors`. */
export const ChosenPictures = ({ pictures, most, onChange, onBusy }: Props) => {
  const { t } = useTranslation('support')
  return (
    <div className={styles.chosen} role="group" aria-label={t('pictures')}>
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
      {pictures.length < most && <PictureDrop onBusy={onBusy} onPicture={(picture) => onChange([...pictures, picture].slice(0, most))} />}
    </div>
  )
}
