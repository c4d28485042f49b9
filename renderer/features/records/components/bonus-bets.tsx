import { unitsOf } from '@portico/contract/kit/money'
import type { BonusPurseView } from '@portico/contract/records/shapes'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/use-language.tsx'
import { Segmented } from '../../../ui/segmented/segmented.tsx'
import styles from './bonus-purse.module.css'

type Bet = BonusPurseView['bets'][number]

const CHOICES = ['ALL', 'COUNTED', 'NOTHING'] as const
type Choice = (typeof CHOICES)[number]

/** A bet that waits is of neither kind yet. */
const belongs = ({ counted, reason }: Bet, choice: Choice): boolean => {
  if (choice === 'ALL') return true
  return reason !== 'WAITING' && unitsOf(counted) > 0n === (choice === 'COUNTED')
}

/** The latest bets, what each did for the bonus, and why. */
export const BonusBets = ({ bets }: { readonly bets: readonly Bet[] }) => {
  const { t } = useTranslation('movements')
  const format = useFormat()
  const [choice, setChoice] = useState<Choice>('ALL')
  const id = useId()
  const money = (amount: Bet['stake']) => format.money(amount, { min: 0 })
  const listed = bets.filter((bet) => belongs(bet, choice))
  return (
    <section aria-labelledby={id} className={styles.bets}>
      <header>
        <h3 id={id}>{t('purse.bets')}</h3>
        <Segmented
          label={t('purse.shown.title')}
          options={CHOICES.map((value) => ({ value, label: t(`purse.shown.${value}`) }))}
          value={choice}
          onChange={setChoice}
        />
      </header>
      {listed.length === 0 && <p className={styles.note}>{t('purse.shown.none')}</p>}
      <ul>
        {listed.map(({ betId, name, at, stake, fromBonus, counted, weight, reason }) => (
          <li key={betId}>
            <b>{name}</b>
            <time dateTime={at}>{format.instant(at, 'moment')}</time>
            <span>
              {t('purse.stake', { amount: money(stake) })}
              {unitsOf(fromBonus) > 0n && ` · ${t('purse.fromBonus', { amount: money(fromBonus) })}`}
            </span>
            <span>{t(`purse.reason.${reason}`, { amount: money(counted), weight: format.number(weight) })}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
