import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/use-language.tsx'
import { cx } from '../../../lib/cx.ts'
import { useBetPanel } from '../hooks/use-bet-panel.ts'
import { useNames } from '../../bets/index.ts'
import { returnTimes } from '../model/price.ts'
import { showsOwnOdds } from '../model/tier-of.ts'
import { TrueCost } from './cost/true-cost.tsx'
import { TIMES } from './times.ts'
import styles from './odds-area.module.css'

/** Legs have their odds on the board; those of a parlay are their product. */
const OWN = /^leg\d+$/

/** The odds of the play in hand, tier by tier: what a winning note gives back, its stake included. */
export const OddsArea = () => {
  const { t } = useTranslation('lottery')
  const format = useFormat()
  const names = useNames()
  const { play, form, odds = {}, prizeGroup, terms } = useBetPanel()
  const id = useId()
  // Choices that carry their odds need no second list of them.
  const known = showsOwnOdds(play, form, { odds, date: terms.date, prizeGroup })
  const tiers = known ? [] : play.tiers.filter((tier) => tier.id in odds)
  const legs = Object.entries(odds).filter(([tier]) => OWN.test(tier))
  // One way to win is a figure, no list.
  const only = tiers.length === 1 && legs.length === 0 ? tiers[0] : undefined
  return (
    <section className={styles.odds} aria-labelledby={id}>
      <h3 id={id} className={cx(known && 'visually-hidden')}>
        {t('price.odds')} {only && <b>{format.number(returnTimes(only, 0, odds), TIMES)}</b>}
      </h3>
      {!known && <p>{t(play.id === 'parlay' ? 'price.oddsOfLegs' : 'price.oddsHint')}</p>}
      {!only && tiers.length + legs.length > 0 && (
        <dl>
          {tiers.map((tier) => (
            <div key={tier.id}>
              <dt>{names.tier(tier.id, play.id)}</dt>
              <dd>{format.number(returnTimes(tier, 0, odds), TIMES)}</dd>
            </div>
          ))}
          {legs.map(([leg, times], index) => (
            <div key={leg}>
              <dt>{t('tier.leg', { at: index + 1 })}</dt>
              <dd>{format.number(times, TIMES)}</dd>
            </div>
          ))}
        </dl>
      )}
      <TrueCost />
    </section>
  )
}
