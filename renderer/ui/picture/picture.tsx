import { type CSSProperties, useState } from 'react'
import { cx } from '../../lib/cx.ts'
import styles from './picture.module.css'

export interface PictureProps {
  readonly src: string
  readonly width: number
  readonly height: number
  /** The picture's dominant colour, shown until it is there. */
  readonly tint?: string | undefined
  readonly eager?: boolean | undefined
  /** The one picture that the page waits for. */
  readonly first?: boolean | undefined
  readonly className?: string | undefined
}

/** A picture that says nothing of its own; one that does not load is a plain icon in the same box [LOBBY-24]. */
export const Picture = ({ src, width, height, tint, eager, first, className }: PictureProps) => {
  const [missing, setMissing] = useState<string>()
  const style = { '--tint': tint } as CSSProperties
  if (missing === src) return <i className={cx(styles.missing, className)} style={style} data-missing />
  return (
    <img
      src={src}
      alt=""
      width={width}
      height={height}
      className={className}
      style={style}
      loading={eager || first ? 'eager' : 'lazy'}
      decoding={first ? 'auto' : 'async'}
      fetchPriority={first ? 'high' : 'auto'}
      onError={() => setMissing(src)}
    />
  )
}
