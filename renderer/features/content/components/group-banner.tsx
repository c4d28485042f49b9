import type { Announcement } from '@portico/contract/content/shapes'
import type { ReactNode } from 'react'
import { Link } from '../../../lib/link.tsx'
import { InLanguage } from '../../../i18n/in-language.tsx'
import { cx } from '../../../lib/cx.ts'
import { ErrorLine } from '../../../ui/error-line/error-line.tsx'
import { Picture } from '../../../ui/picture/picture.tsx'
import { useOpenGame } from '../../launch/index.ts'
import { useAnnouncementsQuery } from '../api.ts'
import styles from './parts.module.css'

interface GroupBannerProps {
  readonly group: 'w_leftmenu' | 'w_reg'
  /** Shows its title below the picture. */
  readonly titled?: boolean | undefined
  readonly className?: string | undefined
  /** Called when a reader follows it. */
  readonly onFollow?: (() => void) | undefined
}

interface TargetProps extends Pick<GroupBannerProps, 'className' | 'onFollow'> {
  readonly banner: Announcement
  readonly children: ReactNode
}

/** What a banner leads to: a page of ours, a game, another site, or nothing. */
const Target = ({ banner: { url, linkageType, game }, className, onFollow, children }: TargetProps) => {
  const openGame = useOpenGame()
  if (url && linkageType === 'ROUTE')
    return (
      <Link to={url} className={className} onClick={onFollow}>
        {children}
      </Link>
    )
  if (url && linkageType === 'URL')
    return (
      <a href={url} target="_blank" rel="noopener noreferrer" className={className} onClick={onFollow}>
        {children}
      </a>
    )
  if (!game) return <div className={className}>{children}</div>
  const open = () => {
    onFollow?.()
    openGame(game)
  }
  return (
    <button type="button" className={className} onClick={open}>
      {children}
    </button>
  )
}

/** The newest banner of a group; its picture leads where the operator says [CONTENT-03]. */
export const Component = ({ group, titled, className, onFollow }: GroupBannerProps) => {
  const { data, isError, refetch } = useAnnouncementsQuery({ types: 'B', groupName: group, limit: 1 })
  const banner = data?.list[0]
  if (!data && isError) return <ErrorLine onRetry={() => void refetch()} className={cx(styles.failed, className)} />
  if (!banner?.imageUrl) return null
  return (
    <Target banner={banner} className={cx(styles.banner, className)} onFollow={onFollow}>
      <Picture src={banner.imageUrl} width={300} height={100} />
      <span className={titled ? styles.bannerTitle : 'visually-hidden'}>
        <InLanguage tag={banner.lang}>{banner.title}</InLanguage>
      </span>
    </Target>
  )
}
