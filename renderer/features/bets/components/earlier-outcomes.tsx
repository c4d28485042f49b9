import { useTranslation } from 'react-i18next'
import type { Bet, EarlierOutcome } from '@portico/contract/bets/shapes'
import { useFormat } from '../../../i18n/use-language.tsx'
import { BetState } from './bet-state.tsx'
import styles from './bets.module.css'
import { DrawFigures } from '../../../ui/draw-figures/draw-figures.tsx'

/** Why a result was corrected or an issue called off, as the operator wrote it. */
export const CorrectionReason = ({ reason }: { readonly reason: string }) => {
  const { t } = useTranslation('records')
  // Whoever wrote it did so in a language of their own, which may run the other way.
  return reason === '' ? null : (
    <p>
      {t('earlier.reason')} <bdi>{reason}</bdi>
    </p>
  )
}

/** A result that no longer holds, or the one that does. */
const Result = ({ name, draw }: { readonly name: 'wrong' | 'right' | 'withdrawn'; readonly draw: Bet['result'] }) => {
  const { t } = useTranslation('records')
  if (!draw) return null
  return (
    <div className={styles.drawn}>
      {t(`earlier.${name}`)} <DrawFigures draw={draw} small />
    </div>
  )
}

/** Whether a bet is void because its whole issue was called off. */
export const isCalledOff = ({ state, voidReason }: Pick<Bet, 'state' | 'voidReason'>): boolean => state === 'VOID' && voidReason === null

interface EarlierOutcomesProps {
  readonly bet: Bet
  /** The first one first. */
  readonly outcomes: readonly EarlierOutcome[]
}

/** What a bet had come to before its issue's result was corrected or the issue called off, each with what took its place. */
export const EarlierOutcomes = ({ bet, outcomes }: EarlierOutcomesProps) => {
  const { t } = useTranslation('records')
  const format = useFormat()
  const off = isCalledOff(bet)
  return (
    <ul className={styles.steps} aria-label={t(off ? 'earlier.titleOff' : 'earlier.title')}>
      {outcomes.map(({ resultVersion, state, payout, result, until, reason }, at) => {
        const next = outcomes[at + 1]
        // Nothing comes after an issue was called off.
        const calledOff = off && !next
        return (
          <li key={resultVersion}>
            <div className={styles.earlier}>
              <p>
                {t(calledOff ? 'earlier.calledOff' : 'earlier.until', {
                  at: format.instant(until, 'exact'),
                  payout: format.money(payout, { min: 0, max: 4 }),
                })}{' '}
                <BetState bet={{ state, voidReason: null }} />
              </p>
              <Result name={calledOff ? 'withdrawn' : 'wrong'} draw={result} />
              {!calledOff && <Result name="right" draw={(next ?? bet).result} />}
              <CorrectionReason reason={reason} />
            </div>
          </li>
        )
      })}
    </ul>
  )
}
