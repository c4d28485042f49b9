import { useTranslation } from 'react-i18next'
import type { PlayedLeg } from '@portico/contract/records/round-shapes'
import { useFormat } from '../../../i18n/use-language.tsx'
import styles from './round-legs.module.css'

const Leg = ({ event, market, pick, odds, result }: PlayedLeg) => {
  const { t } = useTranslation('records')
  const format = useFormat()
  return (
    <>
      <span>
        {event} · {market}
      </span>
      <span>
        {t('rounds.pick', { pick, odds: format.number(Number(odds), { minimumFractionDigits: 2 }) })}
        {result && <em> · {t(`rounds.leg.${result}`)}</em>}
      </span>
    </>
  )
}

/** What a bet on matches is on: one leg at once, those of a parlay behind a line that counts them. */
export const RoundLegs = ({ legs }: { readonly legs: readonly PlayedLeg[] }) => {
  const { t } = useTranslation('records')
  const [first] = legs
  if (!first) return null
  if (legs.length === 1)
    return (
      <small className={styles.leg}>
        <Leg {...first} />
      </small>
    )
  return (
    <details className={styles.legs}>
      <summary>{t('rounds.legs', { count: legs.length })}</summary>
      <ol>
        {legs.map((leg) => (
          <li key={`${leg.event}/${leg.market}/${leg.pick}`} className={styles.leg}>
            <Leg {...leg} />
          </li>
        ))}
      </ol>
    </details>
  )
}
