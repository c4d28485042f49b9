import { lazyPart } from '../../lib/lazy-part.ts'
import { Suspense } from 'react'
import styles from './qr-code.module.css'

const Code = lazyPart(async () => (await import('qrcode.react')).QRCodeSVG)

export interface QrCodeProps {
  /** The address it stands for. */
  readonly text: string
  /** Edge in pixels. */
  readonly size: number
  /** Accessible name. */
  readonly label: string
}

/** An address for another device's camera; black on white in both themes, as cameras want it. */
export const QrCode = ({ text, size, label }: QrCodeProps) => (
  <span className={styles.box} style={{ inlineSize: size, blockSize: size }}>
    <Suspense>
      <Code value={text} size={size} marginSize={2} title={label} />
    </Suspense>
  </span>
)
