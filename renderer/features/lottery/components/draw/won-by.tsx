import { useTranslation } from 'react-i18next'
import type { Bet } from '@portico/contract/bets/shapes'
import { unitsOf } from '@portico/contract/kit/money'
import { useFormat } from '../../../../i18n/use-language.tsx'
import { ErrorLine } from '../../../../ui/error-line/error-line.tsx'
import { useBetDetailQuery, useNames } from '../../../bets/index.ts'
import { MONEY } from '../slip/money-style.ts'
import styles from './result.module.css'

/** The tier of plays that have no other. */
const ONLY = 'win'

const Hits = ({ bet }: { bet: Bet }) => {
  const { t } = useTranslation('lottery')
  const format = useFormat()
  const names = useNames()
  const { data, isError, refetch } = useBetDetailQuery({ betId: bet.betId })
  const { currency } = bet.stake
  if (!data && isError) return <ErrorLine onRetry={() => void refetch()} className={styles.by} />
  return data?.explanation?.hits.map(({ tier, count, pays }) => (
    <p key={`${tier} ${pays}`} className={styles.by}>
      {t(tier === ONLY ? 'result.hit' : 'result.hitTier', {
        won: format.number(count),
        count: bet.notes,
        tier: names.tier(tier, bet.play),
        pays: format.money({ amount: pays, currency }, MONEY),
      })}
    </p>
  ))
}

/** How many of a bet's notes won, and what each of them pays; nothing of a bet that gave nothing back. */
export const WonBy = ({ bet }: { bet: Bet }) => (bet.payout && unitsOf(bet.payout) > 0n ? <Hits bet={bet} /> : null)
