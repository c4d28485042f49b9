import { useState } from 'react'
import { Link } from 'react-router-dom'
import { cx } from '../../../lib/cx.ts'
import { useAnnouncementsQuery } from '../api.ts'
import styles from './parts.module.css'

interface GroupBannerProps {
  readonly group: 'w_leftmenu' | 'w_reg'
  /** Shows its title below the picture. */
  readonly titled?: boolean | undefined
  readonly className?: string | undefined
}

/** The newest banner of a group; its picture leads where the operator says, and is left out when it is broken [CONTENT-03]. */
export const Component = ({ group, titled, className }: GroupBannerProps) => {
  const { data } = useAnnouncementsQuery({ types: 'B', groupName: group, limit: 1 })
  const [broken, setBroken] = useState<string>()
  const banner = data?.list[0]
  if (!banner?.imageUrl || broken === banner.imageUrl) return null
  const { url, linkageType, imageUrl, title } = banner
  const picture = (
    <>
      <img src={imageUrl} alt={titled ? '' : title} onError={() => setBroken(imageUrl)} />
      {titled && <span>{title}</span>}
    </>
  )
  const shape = cx(styles.banner, className)
  if (url && linkageType === 'URL')
    return (
      <a href={url} target="_blank" rel="noopener noreferrer" className={shape}>
        {picture}
      </a>
    )
  return url && linkageType === 'ROUTE' ? (
    <Link to={url} className={shape}>
      {picture}
    </Link>
  ) : (
    <div className={shape}>{picture}</div>
  )
}
