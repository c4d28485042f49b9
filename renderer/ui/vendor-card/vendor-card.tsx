import { type CSSProperties, type ReactNode, useId } from 'react'
import styles from './vendor-card.module.css'

export interface VendorCardProps {
  /** The vendor's code or name. */
  readonly name: string
  readonly note?: ReactNode
  readonly art: string
  readonly tint?: string | undefined
  readonly onOpen: () => void
}

export const VendorCard = ({ name, note, art, tint, onOpen }: VendorCardProps) => {
  const captionId = useId()
  return (
    <button type="button" aria-labelledby={captionId} className={styles.card} style={{ '--tint': tint } as CSSProperties} onClick={onOpen}>
      <img src={art} alt="" width="260" height="208" loading="lazy" decoding="async" />
      <span id={captionId} className={styles.caption}>
        <b>{name}</b> <small>{note}</small>
      </span>
    </button>
  )
}
