import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/use-language.tsx'
import type { Bet } from '@portico/contract/bets/shapes'
import { dialogOpened } from '../../../core/dialogs.ts'
import { useAppDispatch } from '../../../core/hooks.ts'
import { Amount, Money } from '../../../ui/money/money.tsx'
import { useNames } from '../hooks/use-names.ts'
import { BetState } from './bet-state.tsx'
import { LISTED } from './money-style.ts'
import styles from './bet-list.module.css'

interface BetListProps {
  readonly label: string
  readonly bets: readonly Bet[]
  /** Leaves out the game, where all are of one. */
  readonly oneGame?: boolean | undefined
}

/** Bets on a phone, two lines each: what and which draw, what was chosen; what it came to and how it stands. Each opens. */
export const BetList = ({ label, bets, oneGame = false }: BetListProps) => {
  const { t } = useTranslation(['records', 'common'])
  const format = useFormat()
  const names = useNames()
  const dispatch = useAppDispatch()
  return (
    <ul className={styles.list} aria-label={label}>
      {bets.map((bet) => {
        const play = names.play(bet.play)
        const selection = names.selection(bet)
        return (
          <li key={bet.betId}>
            <button
              type="button"
              aria-label={t('common:table.open', { row: `${play} ${selection}, ${bet.numero}` })}
              onClick={() => dispatch(dialogOpened({ kind: 'bet', betId: bet.betId }))}
            >
              <span className={styles.what}>
                <b>{play}</b> <bdi>{format.issue(bet.numero)}</bdi>
              </span>
              <span className={styles.sum}>
                {bet.net ? <Amount value={bet.net} style={LISTED} /> : <Money value={bet.stake} style={LISTED} />}
              </span>
              <small className={styles.chosen}>
                {!oneGame && `${bet.gameName} · `}
                <bdi>{selection}</bdi>
              </small>
              <BetState bet={bet} />
            </button>
          </li>
        )
      })}
    </ul>
  )
}
