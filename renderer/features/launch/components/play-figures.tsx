import RotateCw from 'lucide-react/icons/rotate-cw'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { GameType } from '@portico/contract/catalogue/shapes'
import { type Money, toMoney, unitsOf } from '@portico/contract/kit/money'
import { useServerNow } from '../../../core/use-server-now.ts'
import { useFormat } from '../../../i18n/use-language.tsx'
import { IconButton } from '../../../ui/icon-button/icon-button.tsx'
import { Amount } from '../../../ui/money/money.tsx'
import { useBalanceQuery } from '../../wallet/index.ts'
import styles from './play-bar.module.css'
import { useBonus } from './play-bonus.tsx'

/** By how much what can be staked has moved since the game was opened. */
const useChange = (balance: Money | undefined): Money | undefined => {
  const [first, setFirst] = useState<Money>()
  if (balance && !first) setFirst(balance)
  if (!balance || !first) return undefined
  return toMoney(unitsOf(balance) - unitsOf(first), balance.currency)
}

/** A short word, and a longer one where there is room for it. */
const Words = ({ short, long }: { readonly short: string; readonly long: string }) => (
  <span>
    <span className={styles.short}>{short}</span>
    <span className={styles.long} aria-hidden="true">
      {long}
    </span>
  </span>
)

/** How long the game has been open. */
export const Elapsed = ({ since }: { readonly since: number }) => {
  const { t } = useTranslation('launch')
  const format = useFormat()
  const now = useServerNow()
  return (
    <div className={styles.figure}>
      <Words short={t('elapsed')} long={t('elapsedLong')} />
      {/* Whole seconds that have passed, where a countdown rounds up. */}
      <output>{format.countdown(Math.max(0, Math.floor((now - since) / 1000) * 1000))}</output>
    </div>
  )
}

/** What the player has, and what the game has brought or cost since it was opened. */
export const Wallet = ({ gameType }: { readonly gameType: GameType }) => {
  const { t } = useTranslation(['launch', 'wallet', 'common'])
  const format = useFormat()
  const { data, isError, isFetching, refetch } = useBalanceQuery({})
  const name = useId()
  const bonus = useBonus(gameType)
  const change = useChange(data && toMoney(unitsOf(data.balance) + (bonus?.isHere ? unitsOf(bonus.amount) : 0n), data.balance.currency))
  return (
    <>
      <div className={styles.figure} role="group" aria-labelledby={name}>
        <span id={name}>{t('common:header.balance')}</span>
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
        <Words short={t('change')} long={t('changeLong')} />
        {change ? <Amount value={change} /> : '—'}
      </div>
    </>
  )
}
