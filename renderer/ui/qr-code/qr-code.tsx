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
  /** The address of a picture in its middle; the code is then drawn so that it bears the loss. */
  readonly mark?: string | undefined
}

/** Less than 6 % of the area. */
const MARK = 0.22

/** An address for another device's camera; black on white in both themes, as cameras want it. */
export const QrCode = ({ text, size, label, mark }: QrCodeProps) => (
  <span className={styles.box} style={{ inlineSize: size, blockSize: size }}>
    <Suspense>
      <Code
        value={text}
        size={size}
        marginSize={2}
        title={label}
        {...(mark && { level: 'M', imageSettings: { src: mark, width: size * MARK, height: size * MARK, excavate: true } })}
      />
    </Suspense>
  </span>
)
