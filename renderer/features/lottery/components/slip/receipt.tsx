import CircleCheck from 'lucide-react/icons/circle-check'
import Repeat from 'lucide-react/icons/repeat'
import { useTranslation } from 'react-i18next'
import type { Bet } from '@portico/contract/bets/shapes'
import { toMoney, unitsOf } from '@portico/contract/kit/money'
import { useAppDispatch } from '../../../../core/hooks.ts'
import { paths } from '../../../../core/paths.ts'
import { useFormat } from '../../../../i18n/use-language.tsx'
import { Button, ButtonLink } from '../../../../ui/button/button.tsx'
import { Tag } from '../../../../ui/tag/tag.tsx'
import { useBetPanel } from '../../hooks/use-bet-panel.ts'
import { BetNumber, useNames } from '../../../bets/index.ts'
import { receiptClosed } from '../../slice.ts'
import { MONEY } from './money-style.ts'
import styles from './slip.module.css'

const PlacedLine = ({ bet, named }: { bet: Bet; named: boolean }) => {
  const { t } = useTranslation('lottery')
  const format = useFormat()
  const names = useNames()
  return (
    <li>
      <span className={styles.line}>
        <b>{names.play(bet.play)}</b>
        <span className={styles.selection}>{names.selection(bet)}</span>
        {named && <span className={styles.dim}>{bet.gameName}</span>}
        <span className={styles.number}>
          {t('slip.number')} <BetNumber betId={bet.betId} />
        </span>
      </span>
      <span className={styles.lineStake}>
        {format.money(bet.stake, MONEY)}
        <span className={styles.dim}>{t('slip.noteCount', { count: bet.notes })}</span>
      </span>
    </li>
  )
}

/** The same words as before the bets were placed, with their numbers. */
export const Receipt = ({ bets }: { bets: readonly Bet[] }) => {
  const { t } = useTranslation(['lottery', 'tools'])
  const format = useFormat()
  const { lottery, member } = useBetPanel()
  const dispatch = useAppDispatch()
  const [first] = bets
  const sum = (part: 'stake' | 'rebate') =>
    format.money(
      toMoney(
        bets.reduce((units, bet) => units + unitsOf(bet[part]), 0n),
        member.currency,
      ),
      MONEY,
    )
  return (
    <div className={styles.receipt}>
      <div role="status">
        <Tag tone="positive" icon={<CircleCheck aria-hidden="true" />}>
          {t('slip.placed', { count: bets.length })}
        </Tag>
      </div>
      <ul className={styles.lines} aria-label={t('slip.list')}>
        {bets.map((bet) => (
          <PlacedLine key={bet.betId} bet={bet} named={bets.some(({ gameCode }) => gameCode !== bet.gameCode)} />
        ))}
      </ul>
      <dl className={styles.figures}>
        <dt>{t('slip.notes')}</dt>
        <dd>{format.number(bets.reduce((count, { notes }) => count + notes, 0))}</dd>
        <dt>{t('slip.stake')}</dt>
        <dd>{sum('stake')}</dd>
        <dt>{t('slip.rebate')}</dt>
        <dd>{sum('rebate')}</dd>
        {first && (
          <>
            <dt>{t('slip.issue')}</dt>
            <dd>{format.issue(first.numero)}</dd>
            <dt>{t('slip.placedAt')}</dt>
            <dd>
              {format.instant(first.placedAt, 'seconds')} <span className={styles.dim}>{format.offset(first.placedAt)}</span>
            </dd>
          </>
        )}
      </dl>
      {first && (
        <ButtonLink
          to={paths.betAgain(
            first.gameCode,
            bets.filter(({ gameCode }) => gameCode === first.gameCode).map(({ betId }) => betId),
          )}
          look="ghost"
          wide
          icon={<Repeat aria-hidden="true" />}
          onClick={() => dispatch(receiptClosed({ gameCode: lottery.gameCode }))}
        >
          {t('tools:again.action')}
        </ButtonLink>
      )}
      <Button look="quiet" wide onClick={() => dispatch(receiptClosed({ gameCode: lottery.gameCode }))}>
        {t('slip.new')}
      </Button>
    </div>
  )
}
