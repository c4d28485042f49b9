import ArrowLeft from 'lucide-react/icons/arrow-left'
import Maximize from 'lucide-react/icons/maximize'
import RotateCw from 'lucide-react/icons/rotate-cw'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { type RefObject, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { LaunchMode } from '@portico/contract/catalogue/launch-shapes'
import type { GameType } from '@portico/contract/catalogue/shapes'
import { type Money, toMoney, unitsOf } from '@portico/contract/kit/money'
import { Link } from '../../../lib/link.tsx'
import { paths } from '../../../core/paths.ts'
import { useServerNow } from '../../../core/use-server-now.ts'
import { useFormat } from '../../../i18n/use-language.tsx'
import { Amount } from '../../../ui/money/money.tsx'
import { Tag } from '../../../ui/tag/tag.tsx'
import { IconButton } from '../../../ui/icon-button/icon-button.tsx'
import { useBalanceQuery } from '../../wallet/index.ts'
import { type Game, nameOf } from '../use-game.ts'
import styles from './play-bar.module.css'

/** By how much what can be staked has moved since the game was opened. */
const useChange = (balance: Money | undefined): Money | undefined => {
  const [first, setFirst] = useState<Money>()
  if (balance && !first) setFirst(balance)
  if (!balance || !first) return undefined
  return toMoney(unitsOf(balance) - unitsOf(first), balance.currency)
}

const Elapsed = ({ since }: { readonly since: number }) => {
  const { t } = useTranslation('launch')
  const format = useFormat()
  const now = useServerNow()
  return (
    <div className={styles.figure}>
      <span>{t('elapsed')}</span>
      {/* Whole seconds that have passed, where a countdown rounds up. */}
      <output>{format.countdown(Math.max(0, Math.floor((now - since) / 1000) * 1000))}</output>
    </div>
  )
}

/** The bonus, where one is active and the game's type is known: what of it pays here, and what it allows for one bet. */
const useBonus = (gameType: GameType) => {
  // Failure shown by ../../wallet/components/balance.tsx, in the header.
  const { data } = useBalanceQuery({})
  return data?.bonus && { ...data.bonus, isHere: data.bonus.pays.includes(gameType) }
}

const Wallet = ({ gameType }: { readonly gameType: GameType }) => {
  const { t } = useTranslation(['launch', 'wallet', 'common'])
  const format = useFormat()
  const { data, isError, isFetching, refetch } = useBalanceQuery({})
  const bonus = useBonus(gameType)
  const change = useChange(data && toMoney(unitsOf(data.balance) + (bonus?.isHere ? unitsOf(bonus.amount) : 0n), data.balance.currency))
  return (
    <>
      <div className={styles.figure}>
        <span>{t('common:header.balance')}</span>
        <output title={!data && isError ? t('common:fault.title') : undefined}>{data ? format.money(data.balance) : '—'}</output>
      </div>
      <IconButton
        label={t('wallet:refresh')}
        icon={<RotateCw data-busy={isFetching || undefined} />}
        small
        className={styles.refresh}
        onClick={() => void refetch()}
      />
      <div className={styles.figure}>
        <span>{t('change')}</span>
        {change ? <Amount value={change} /> : '—'}
      </div>
    </>
  )
}

/** Which money pays, before the bet: a line of its own where the bar is narrow. */
const BonusFigures = ({ gameType }: { readonly gameType: GameType }) => {
  const { t } = useTranslation('launch')
  const format = useFormat()
  const bonus = useBonus(gameType)
  if (!bonus) return null
  return (
    <div className={styles.bonus}>
      <div className={styles.figure}>
        <span>{t(bonus.isHere ? 'bonus' : 'bonusApart')}</span>
        <output>{bonus.isHere ? format.money(bonus.amount) : t('notHere')}</output>
      </div>
      {bonus.maxBet && (
        <div className={styles.figure}>
          <span>{t('maxBet')}</span>
          <output>{format.money(bonus.maxBet, { min: 0 })}</output>
        </div>
      )}
    </div>
  )
}

interface PlayBarProps {
  readonly game: Game
  readonly mode: LaunchMode
  /** What fills the screen. */
  readonly container: RefObject<HTMLElement | null>
}

/** Above a game: the way back, what the player has, how long it has been, and the whole screen. */
export const PlayBar = ({ game, mode, container }: PlayBarProps) => {
  const { t } = useTranslation(['launch', 'common'])
  const navigate = useNavigate()
  const running = game.kind === 'running'
  const fill = () => {
    const done = document.fullscreenElement ? document.exitFullscreen() : container.current?.requestFullscreen()
    done?.catch(() => undefined)
  }
  return (
    <div className={styles.bar}>
      <Link to={paths.home} className={styles.back}>
        <ArrowLeft aria-hidden="true" />
        <span className={styles.backWords}>{t('back')}</span>
      </Link>
      <p className={styles.name} data-folded={(running && mode === 'real') || undefined}>
        {nameOf(game) ?? t('title')}
        {mode === 'demo' && <Tag tone="warning">{t('demo')}</Tag>}
      </p>
      {running && (
        <>
          <div className={styles.figures}>
            {mode === 'real' && <Wallet gameType={game.launched.gameType} />}
            {game.since !== undefined && <Elapsed since={game.since} />}
          </div>
          {mode === 'real' && <BonusFigures gameType={game.launched.gameType} />}
          {mode === 'real' && (
            <IconButton label={t('common:page.limits')} icon={<ShieldCheck />} small onClick={() => void navigate(paths.page('limits'))} />
          )}
          <IconButton label={t('fullScreen')} icon={<Maximize />} small onClick={fill} />
        </>
      )}
    </div>
  )
}
