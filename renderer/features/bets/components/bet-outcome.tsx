import { useTranslation } from 'react-i18next'
import type { Bet } from '@portico/contract/bets/shapes'
import { Amount, Money } from '../../../ui/money/money.tsx'
import { BetState } from './bet-state.tsx'
import styles from './bet-outcome.module.css'

const MONEY = { min: 0, max: 4 } as const

/** What a bet came to, before anything else is said of it; its stake while it waits. */
export const BetOutcome = ({ bet }: { readonly bet: Bet }) => {
  const { t } = useTranslation('records')
  return (
    <div className={styles.outcome}>
      <BetState bet={bet} />
      <p>
        <small>{t(bet.net ? 'column.net' : 'column.stake')}</small>
        <b>{bet.net ? <Amount value={bet.net} style={MONEY} /> : <Money value={bet.stake} style={MONEY} />}</b>
      </p>
    </div>
  )
}
