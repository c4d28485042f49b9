import { Trans, useTranslation } from 'react-i18next'
import type { Bet, Explanation } from '@portico/contract/bets'
import { useFormat } from '../../../i18n/use-language.tsx'
import { Amount } from '../../../ui/money/money.tsx'
import { NumberBalls } from '../../../ui/number-ball/number-ball.tsx'
import { figuresOf, useNames } from '../../lottery/index.ts'
import styles from './bets.module.css'

export interface BetExplanationProps {
  readonly bet: Bet
  /** Null until the issue has been drawn and settled. */
  readonly explanation: Explanation | null
}

const isZero = (decimal: string): boolean => /^-?0*(\.0*)?$/.test(decimal)

/** How a bet settled, sentence by sentence, with every figure needed to do the sum again. */
export const BetExplanation = ({ bet, explanation }: BetExplanationProps) => {
  const { t } = useTranslation('records')
  const format = useFormat()
  const names = useNames()
  if (!explanation) {
    return <p className={styles.steps}>{t(bet.state === 'VOID' ? 'explain.void' : 'explain.waiting')}</p>
  }
  const { currency } = bet.stake
  const cash = (amount: string) => format.money({ amount, currency }, { min: 0, max: 4 })
  const plain = (amount: string) => format.number(amount, { maximumFractionDigits: 12 })
  const { draw, notes, per, stake, hits, sum, payout, rebate } = explanation
  const mark = { b: <b /> }
  return (
    <section className={styles.steps} aria-label={t('explain.title')}>
      <h3>{t('explain.title')}</h3>
      <ol>
        <li>
          <div className={styles.drawn}>
            {t('explain.drawn', { numero: bet.numero })}
            <NumberBalls figures={figuresOf(draw)} small />
          </div>
        </li>
        <li>
          <span>
            <Trans
              t={t}
              i18nKey="explain.stake"
              components={mark}
              count={notes}
              values={{ notes: format.number(notes), per: cash(per), stake: cash(stake) }}
            />
          </span>
        </li>
        {hits.length === 0 && (
          <li>
            <span>{t(explanation.outcome === 'push' ? 'explain.push' : 'explain.noHit')}</span>
          </li>
        )}
        {hits.map(({ tier, count, prize, pays }) => (
          <li key={tier}>
            <span>
              <Trans
                t={t}
                i18nKey="explain.hit"
                components={mark}
                values={{
                  count: format.number(count),
                  tier: names.tier(tier, bet.play),
                  prize: plain(prize),
                  per: plain(per),
                  pays: plain(pays),
                }}
              />
            </span>
          </li>
        ))}
        {hits.length > 0 && (
          <li>
            <span>
              <Trans t={t} i18nKey="explain.sum" components={mark} values={{ sum: plain(sum), payout: cash(payout) }} />
            </span>
          </li>
        )}
        {!isZero(rebate) && (
          <li>
            <span>
              <Trans
                t={t}
                i18nKey="explain.rebate"
                components={mark}
                values={{ rebate: cash(rebate), group: format.number(bet.prizeGroup ?? 0) }}
              />
            </span>
          </li>
        )}
      </ol>
      {bet.net && (
        <p className={styles.net}>
          <span>{t('column.net')}</span>
          <Amount value={bet.net} />
        </p>
      )}
    </section>
  )
}
