import Flame from 'lucide-react/icons/flame'
import Heart from 'lucide-react/icons/heart'
import type { CSSProperties, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { cx } from '../../lib/cx.ts'
import frame from '../picture/frame.module.css'
import { Picture } from '../picture/picture.tsx'
import styles from './game-tile.module.css'

export interface GameTileProps {
  readonly name: string
  /** Vendor and category, already in words. */
  readonly meta: ReactNode
  /** Address of the vendor's icon; empty while it is not known yet, and left out where there is none. */
  readonly vendorIcon?: string | undefined
  /** Address of the picture, 4 to 5. */
  readonly art: string
  /** The picture's dominant colour, shown until it is there. */
  readonly tint?: string | undefined
  readonly hot?: boolean | undefined
  readonly favourite?: boolean | undefined
  /** Whether the free trial is offered. */
  readonly trial?: boolean | undefined
  readonly eager?: boolean | undefined
  readonly onPlay: () => void
  readonly onTry?: (() => void) | undefined
  readonly onFavourite?: (() => void) | undefined
}

/** A game: the picture plays it; heart and trial are buttons of their own. Nothing moves on hover. */
export const GameTile = ({
  name,
  meta,
  vendorIcon,
  art,
  tint,
  hot,
  favourite = false,
  trial,
  eager,
  onPlay,
  onTry,
  onFavourite,
}: GameTileProps) => {
  const { t } = useTranslation()
  return (
    <article className={styles.tile}>
      <div className={cx(frame.frame, styles.picture)} style={{ '--tint': tint } as CSSProperties}>
        <Picture src={art} width={240} height={300} eager={eager} />
        <button type="button" className={frame.open} aria-label={t('game.play', { name })} onClick={onPlay} />
        {hot && (
          <span className={styles.hot}>
            <Flame aria-hidden="true" />
            {t('game.hot')}
          </span>
        )}
        <div className={styles.actions}>
          <span className={styles.play} aria-hidden="true">
            {t('game.playNow')}
          </span>
          {trial && onTry && (
            <button type="button" className={styles.try} aria-label={t('game.tryNamed', { name })} onClick={onTry}>
              {t('game.try')}
            </button>
          )}
        </div>
        {onFavourite && (
          <button
            type="button"
            className={cx(styles.heart, favourite && styles.kept)}
            aria-pressed={favourite}
            aria-label={t('game.keep', { name })}
            onClick={onFavourite}
          >
            <Heart aria-hidden="true" />
          </button>
        )}
      </div>
      <div className={styles.about}>
        <h3 className={styles.name} title={name} dir="auto">
          {name}
        </h3>
        <p className={styles.meta}>
          {vendorIcon ? (
            <Picture src={vendorIcon} width={16} height={16} className={styles.vendor} />
          ) : (
            vendorIcon === '' && <i className={styles.vendor} />
          )}
          {meta}
        </p>
      </div>
    </article>
  )
}

/** The room of a tile whose game is on its way; a busy rail breathes as a whole. */
export const GameTileSkeleton = () => (
  <div className={styles.tile} aria-hidden="true">
    <div className={cx(frame.frame, styles.picture)} />
    <div className={styles.about}>
      <div className={styles.waitingName} />
      <div className={styles.waitingMeta} />
    </div>
  </div>
)
