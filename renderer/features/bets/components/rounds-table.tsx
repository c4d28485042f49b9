import ExternalLink from 'lucide-react/icons/external-link'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { unitsOf } from '@portico/contract/kit/money'
import type { PlayedRound } from '@portico/contract/records/round-shapes'
import { useFormat } from '../../../i18n/use-language.tsx'
import { type Column, DataTable } from '../../../ui/data-table/data-table.tsx'
import { Amount, Money } from '../../../ui/money/money.tsx'
import styles from './bets.module.css'
import { LISTED } from './money-style.ts'
import { RoundLegs } from './round-legs.tsx'
import { RoundState } from './round-state.tsx'

interface RoundsTableProps {
  readonly label: string
  readonly rounds: readonly PlayedRound[]
  readonly loading: boolean
  readonly error: ReactNode
  readonly onRetry: () => void
  readonly empty: ReactNode
}

/** Rounds as rows, each with a link to how it was played where its vendor shows that. */
export const RoundsTable = ({ rounds, ...rest }: RoundsTableProps) => {
  const { t } = useTranslation('records')
  const format = useFormat()
  const columns = useMemo((): readonly Column<PlayedRound>[] => {
    const opened = ({ openedAt }: PlayedRound) => format.instant(openedAt, 'moment')
    return [
      {
        id: 'game',
        header: t('rounds.game'),
        label: (round) => `${round.gameName}, ${opened(round)}`,
        cell: ({ gameName, vendorName, legs }) => (
          <div className={styles.play}>
            <b>{gameName}</b> <small>{vendorName}</small>
            {legs && <RoundLegs legs={legs} />}
          </div>
        ),
      },
      { id: 'opened', header: t('rounds.opened'), cell: opened },
      { id: 'stake', header: t('column.stake'), numeric: true, cell: ({ stake }) => <Money value={stake} style={LISTED} /> },
      {
        id: 'payout',
        header: t('column.payout'),
        numeric: true,
        cell: ({ payout }) => (unitsOf(payout) > 0n ? <Money value={payout} style={LISTED} /> : '–'),
      },
      { id: 'net', header: t('column.net'), numeric: true, cell: ({ net }) => (net ? <Amount value={net} style={LISTED} /> : '–') },
      { id: 'state', header: t('column.state'), cell: (round) => <RoundState round={round} /> },
      {
        id: 'replay',
        header: t('rounds.replay'),
        cell: (round) =>
          round.replayUrl ? (
            <a
              className={styles.replay}
              href={round.replayUrl}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={t('rounds.seeRound', { game: round.gameName, at: opened(round) })}
            >
              {t('rounds.see')}
              <ExternalLink aria-hidden="true" />
            </a>
          ) : (
            '–'
          ),
      },
    ]
  }, [t, format])
  return <DataTable {...rest} columns={columns} rows={rounds} rowKey={({ gameCode, roundId }) => `${gameCode}/${roundId}`} />
}
