import Play from 'lucide-react/icons/play'
import { type CSSProperties, type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { cx } from '../../lib/cx.ts'
import frame from '../picture/frame.module.css'
import { Picture } from '../picture/picture.tsx'
import pictureButton from '../picture-button/picture-button.module.css'
import styles from './vendor-card.module.css'

export interface VendorCardProps {
  /** The vendor's code or name. */
  readonly name: string
  readonly note?: ReactNode
  readonly art: string
  readonly tint?: string | undefined
  readonly onOpen: () => void
  /** Plays at once what the card stands for, by a button of its own. */
  readonly onPlay?: (() => void) | undefined
}

/** A vendor, or one large game. */
export const VendorCard = ({ name, note, art, tint, onOpen, onPlay }: VendorCardProps) => {
  const { t } = useTranslation()
  const captionId = useId()
  return (
    <div className={cx(frame.frame, styles.card)} style={{ '--tint': tint } as CSSProperties}>
      <Picture src={art} width={260} height={208} />
      <button type="button" aria-labelledby={captionId} className={cx(frame.open, styles.open)} onClick={onOpen} />
      <span id={captionId} className={styles.caption}>
        <b>{name}</b> <small>{note}</small>
      </span>
      {onPlay && (
        <button type="button" className={cx(pictureButton.button, styles.play)} aria-label={t('game.play', { name })} onClick={onPlay}>
          <Play aria-hidden="true" />
        </button>
      )}
    </div>
  )
}
