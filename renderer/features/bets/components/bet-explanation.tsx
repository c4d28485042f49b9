import { Trans, useTranslation } from 'react-i18next'
import type { Bet, Explanation } from '@portico/contract/bets/shapes'
import { commaOf } from '../../../i18n/direction.ts'
import { useFormat, useLanguage } from '../../../i18n/use-language.tsx'
import { Amount } from '../../../ui/money/money.tsx'
import { useNames } from '../hooks/use-names.ts'
import { winnersOf } from '../model/winners.ts'
import styles from './bets.module.css'
import { DrawFigures } from '../../../ui/draw-figures/draw-figures.tsx'
import { LotsBoard } from './lots-board.tsx'

export interface BetExplanationProps {
  readonly bet: Bet
  /** Null until the issue has been drawn and settled. */
  readonly explanation: Explanation | null
}

/** The tier of notes whose stake is given back. */
const PUSH = 'push'
/** Prizes are stated for a note of so many units. */
const PRIZE_UNITS = 2

/** A decimal without zeros that say nothing. */
const plainDecimal = (decimal: string): string => (decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal)

const isZero = (decimal: string): boolean => /^-?0*(\.0*)?$/.test(decimal)

/** Whether a sum has more places than money has. */
const isCut = (sum: string, payout: string): boolean => plainDecimal(sum) !== plainDecimal(payout)

/** How a bet settled, sentence by sentence, with every figure needed to do the sum again. */
export const BetExplanation = ({ bet, explanation }: BetExplanationProps) => {
  const { t } = useTranslation(['records', 'receipts'])
  const format = useFormat()
  const names = useNames()
  const { tag } = useLanguage()
  if (!explanation) {
    const why = bet.state === 'VOID' ? t('explain.void') : t('explain.waiting')
    return <p className={styles.steps}>{bet.voidReason === 'CANCELLED' ? t('receipts:cancel.explain') : why}</p>
  }
  const { currency } = bet.stake
  const cash = (amount: string) => format.money({ amount, currency }, { min: 0, max: 4 })
  const plain = (amount: string) => format.number(amount, { maximumFractionDigits: 12 })
  const { draw, notes, per, stake, hits, sum, payout, rebate } = explanation
  const mark = { b: <b /> }
  const winners = winnersOf(explanation, names.prize, commaOf(tag))
  return (
    <section className={styles.steps} aria-label={t('explain.title')}>
      <h3>{t('explain.title')}</h3>
      <ol>
        <li>
          <div className={styles.drawn}>
            {t('explain.drawn', { numero: format.issue(bet.numero, true) })}
            {'lots' in draw ? (
              <LotsBoard draw={draw} label={t('explain.drawn', { numero: format.issue(bet.numero, true) })} />
            ) : (
              <DrawFigures draw={draw} small />
            )}
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
          <li key={`${tier} ${pays}`}>
            <span>
              <Trans
                t={t}
                i18nKey={tier === PUSH ? 'explain.hitPush' : bet.odds ? 'explain.hitOdds' : 'explain.hit'}
                components={mark}
                values={{
                  count: format.number(count),
                  tier: names.tier(tier, bet.play),
                  prize: plain(prize),
                  odds: format.number(Number(prize) / PRIZE_UNITS, { maximumFractionDigits: 6 }),
                  per: plain(per),
                  pays: plain(pays),
                }}
              />
            </span>
          </li>
        ))}
        {winners.length > 0 && (
          <li>
            <span>
              {t('explain.winners')} <b>{winners.join(' · ')}</b>
            </span>
          </li>
        )}
        {hits.length > 0 && (
          <li>
            <span>
              <Trans
                t={t}
                i18nKey={isCut(sum, payout) ? 'explain.sum' : 'explain.total'}
                components={mark}
                values={{ sum: plain(sum), payout: cash(payout) }}
              />
            </span>
          </li>
        )}
        {!isZero(rebate) && (
          <li>
            <span>
              <Trans
                t={t}
                i18nKey={bet.book ? 'explain.bookRebate' : 'explain.rebate'}
                components={mark}
                values={{
                  rebate: cash(rebate),
                  group: bet.prizeGroup ?? '',
                  share: format.percent(Number(bet.book?.rebate ?? 0)),
                  stake: cash(stake),
                }}
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
