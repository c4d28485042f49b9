import { useTranslation } from 'react-i18next'
import type { GameType } from '@portico/contract/catalogue/shapes'
import { useFormat } from '../../../i18n/use-language.tsx'
import { useBalanceQuery } from '../../wallet/index.ts'
import styles from './play-bar.module.css'

/** The bonus, where one is active: whether it pays in games of this type, and what it allows for one bet. */
export const useBonus = (gameType: GameType) => {
  // Failure shown by ./play-figures.tsx, beside it.
  const { data } = useBalanceQuery({})
  return data?.bonus && { ...data.bonus, isHere: data.bonus.pays.includes(gameType) }
}

/** Which money pays, before the bet: a line of its own where the bar is narrow. */
export const BonusFigures = ({ gameType }: { readonly gameType: GameType }) => {
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
