import { toMoney, unitsOf } from '@portico/contract/kit/money'
import type { BonusPurseView } from '@portico/contract/records/shapes'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/use-language.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { Meter } from '../../center/index.ts'
import styles from './bonus-purse.module.css'
import { RequirementRow } from '../../withdrawals/index.ts'
import { BonusBets } from './bonus-bets.tsx'
import { LeaveBonus } from './leave-bonus.tsx'
import { Summary } from './summary.tsx'

/** The bonus that is active: what there is of it, how far it has come, and what each of the latest bets did for it. */
export const BonusPurse = ({ purse }: { readonly purse: BonusPurseView }) => {
  const { t } = useTranslation('movements')
  const [id, queueId] = [useId(), useId()]
  const format = useFormat()
  const money = (amount: BonusPurseView['left']) => format.money(amount, { min: 0 })
  const [target, progress] = [unitsOf(purse.target), unitsOf(purse.progress)]
  const played = t('purse.progress', { progress: money(purse.progress), target: money(purse.target) })
  return (
    <Card as="section" aria-labelledby={id} className={styles.purse}>
      <h2 id={id}>{t('purse.title')}</h2>
      <Summary
        label={t('purse.title')}
        cells={[
          { id: 'left', label: t('purse.left'), value: purse.left, strong: true },
          { id: 'target', label: t('purse.target'), value: toMoney(target - progress, purse.target.currency) },
        ]}
      />
      <Meter label={played} share={target === 0n ? 1 : Number(progress) / Number(target)} />
      <p className={styles.note}>{played}</p>
      <p className={styles.note}>
        {t('purse.until', { at: format.instant(purse.expiresAt, 'moment') })}{' '}
        {purse.maxBet && t('purse.maxBet', { amount: money(purse.maxBet) })}
      </p>
      <p className={styles.note}>
        {t(purse.oneProduct ? 'purse.paysProduct' : 'purse.pays')} {t('purse.plans')}
      </p>
      <section aria-labelledby={queueId}>
        <h3 id={queueId}>{t('purse.queue.title')}</h3>
        <p className={styles.note}>{t('purse.queue.lead')}</p>
        <ul className={styles.queue}>
          {purse.requirements.map((requirement) => (
            <RequirementRow key={requirement.id} requirement={requirement} />
          ))}
        </ul>
      </section>
      {purse.bets.length > 0 && <BonusBets bets={purse.bets} />}
      <LeaveBonus purse={purse} />
    </Card>
  )
}
