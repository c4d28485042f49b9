import ArrowLeft from 'lucide-react/icons/arrow-left'
import Maximize from 'lucide-react/icons/maximize'
import WalletIcon from 'lucide-react/icons/wallet'
import { type RefObject, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { LaunchMode } from '@portico/contract/catalogue/launch-shapes'
import { dialogOpened } from '../../../core/dialogs.ts'
import { useAppDispatch } from '../../../core/hooks.ts'
import { paths } from '../../../core/paths.ts'
import { Link } from '../../../lib/link.tsx'
import { IconButton } from '../../../ui/icon-button/icon-button.tsx'
import { Tag } from '../../../ui/tag/tag.tsx'
import { LimitsMark } from '../../control/index.ts'
import { type Game, nameOf } from '../use-game.ts'
import type { Tools } from '../use-letters.ts'
import styles from './play-bar.module.css'
import { BonusFigures } from './play-bonus.tsx'
import { Elapsed, Wallet } from './play-figures.tsx'
import { PlayTools } from './play-tools.tsx'

interface PlayBarProps {
  readonly game: Game
  readonly mode: LaunchMode
  /** What the game leaves to this bar. */
  readonly tools: Tools | undefined
  /** What fills the screen. */
  readonly container: RefObject<HTMLElement | null>
}

/** What a player who plays for money needs within reach: more of it, and what holds them back. */
const Own = () => {
  const { t } = useTranslation('common')
  const dispatch = useAppDispatch()
  return (
    <>
      <IconButton
        label={t('action.deposit')}
        icon={<WalletIcon aria-hidden="true" />}
        className={styles.deposit}
        onClick={() => dispatch(dialogOpened({ kind: 'deposit' }))}
      />
      <Link to={paths.page('limits')} className={styles.limits} aria-label={t('page.limits')} title={t('page.limits')}>
        <Suspense>
          <LimitsMark />
        </Suspense>
      </Link>
    </>
  )
}

/** Above a game, and all that stands of the site: the way back, what the player has, how long it has been, limits, and the whole screen. */
export const PlayBar = ({ game, mode, tools, container }: PlayBarProps) => {
  const { t } = useTranslation(['launch', 'common'])
  const running = game.kind === 'running'
  const name = nameOf(game)
  const fill = () => {
    const done = document.fullscreenElement ? document.exitFullscreen() : container.current?.requestFullscreen()
    done?.catch(() => undefined)
  }
  return (
    <div className={styles.bar} role="group" aria-label={t('bar')}>
      <Link to={paths.home} className={styles.back} aria-label={t('back')} title={t('back')}>
        <ArrowLeft aria-hidden="true" />
      </Link>
      <p className={styles.name} data-folded={(running && mode === 'real') || undefined}>
        <span>{name ?? t('title')}</span>
        {mode === 'demo' && <Tag tone="warning">{t('demo')}</Tag>}
        {running && game.launched.displayName !== name && (
          <span className={styles.vendor}>
            <Tag>{game.launched.displayName}</Tag>
          </span>
        )}
      </p>
      {running && (
        <>
          <div className={styles.figures}>
            {mode === 'real' && <Wallet gameType={game.launched.gameType} />}
            {game.since !== undefined && <Elapsed since={game.since} />}
          </div>
          {mode === 'real' && <BonusFigures gameType={game.launched.gameType} />}
          <div className={styles.tools}>
            {mode === 'real' && <Own />}
            {tools && <PlayTools {...tools} />}
            {document.fullscreenEnabled && (
              <IconButton label={t('fullScreen')} icon={<Maximize aria-hidden="true" />} className={styles.full} onClick={fill} />
            )}
          </div>
        </>
      )}
    </div>
  )
}
