import styles from './qr-code.module.css'

export interface QrCodeProps {
  /** The address it stands for. */
  readonly text: string
  /** Edge in pixels. */
  readonly size: number
  /** Accessible name. */
  readonly label: string
}

/** An address for another device, written out to type in. */
export const QrCode = ({ text, size, label }: QrCodeProps) => (
  <span className={styles.box} role="img" aria-label={label} style={{ inlineSize: size, blockSize: size }}>
    {text.replace(/^https:\/\//, '')}
  </span>
)
