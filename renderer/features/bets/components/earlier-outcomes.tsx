import { useTranslation } from 'react-i18next'
import type { EarlierOutcome } from '@portico/contract/bets/shapes'
import { useFormat } from '../../../i18n/use-language.tsx'
import { BetState } from './bet-state.tsx'
import styles from './bets.module.css'

/** Why a result was put right or an issue called off, as the operator wrote it. */
export const CorrectionReason = ({ reason }: { readonly reason: string }) => {
  const { t } = useTranslation('records')
  // Whoever wrote it did so in a language of their own, which may run the other way.
  return reason === '' ? null : (
    <p>
      {t('earlier.reason')} <bdi>{reason}</bdi>
    </p>
  )
}

/** What a bet had come to before its issue's result was corrected or the issue called off. */
export const EarlierOutcomes = ({ outcomes }: { readonly outcomes: readonly EarlierOutcome[] }) => {
  const { t } = useTranslation('records')
  const format = useFormat()
  return (
    <ul className={styles.steps} aria-label={t('earlier.title')}>
      {outcomes.map(({ resultVersion, state, payout, until, reason }) => (
        <li key={resultVersion}>
          <div>
            {t('earlier.until', { at: format.instant(until, 'exact'), payout: format.money(payout, { min: 0, max: 4 }) })}{' '}
            <BetState bet={{ state, voidReason: null }} />
            <CorrectionReason reason={reason} />
          </div>
        </li>
      ))}
    </ul>
  )
}
