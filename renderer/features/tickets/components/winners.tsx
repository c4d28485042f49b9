import type { TicketPool } from '@portico/contract/ticket/shapes'
import { useTranslation } from 'react-i18next'
import { usePrizeWords } from '../use-prize-words.ts'
import styles from './pool-card.module.css'

/** Who won a raffle, masked; nothing while it is not drawn. */
export const Winners = ({ pool: { winners, prizes, state } }: { readonly pool: TicketPool }) => {
  const { t } = useTranslation('tickets')
  const words = usePrizeWords()
  if (state !== 'ENDED') return null
  if (winners.length === 0) return <p className={styles.rules}>{t('raffle.nobody')}</p>
  return (
    <ul className={styles.winners} aria-label={t('raffle.winners')}>
      {winners.map(({ number, prize, account }) => (
        <li key={number}>
          <bdi>{account}</bdi>
          <span>{t('raffle.entry', { number })}</span>
          <b>
            <bdi>{prizes[prize] ? words(prizes[prize]) : ''}</bdi>
          </b>
        </li>
      ))}
    </ul>
  )
}
