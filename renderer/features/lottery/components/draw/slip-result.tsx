import { useTranslation } from 'react-i18next'
import type { Bet } from '@portico/contract/bets/shapes'
import { toMoney, unitsOf } from '@portico/contract/kit/money'
import { Link } from '../../../../lib/link.tsx'
import { useAppDispatch } from '../../../../core/hooks.ts'
import { dialogOpened } from '../../../../core/dialogs.ts'
import { paths } from '../../../../core/paths.ts'
import { useFormat } from '../../../../i18n/use-language.tsx'
import { Button, ButtonLink } from '../../../../ui/button/button.tsx'
import { Amount } from '../../../../ui/money/money.tsx'
import { BetState, useNames } from '../../../bets/index.ts'
import { useBetPanel } from '../../hooks/use-bet-panel.ts'
import type { DrawEvent } from '../../hooks/use-draw-event.ts'
import { receiptClosed } from '../../slice.ts'
import { MONEY } from '../slip/money-style.ts'
import { SealedFigures } from './sealed-figures.tsx'
import { LitSelection } from './lit-selection.tsx'
import { WonBy } from './won-by.tsx'
import styles from './result.module.css'

const netOf = ({ net }: Bet): bigint => (net ? unitsOf(net) : 0n)
const wonFirst = (one: Bet, other: Bet): number => Number(netOf(other) - netOf(one) > 0n) - Number(netOf(other) - netOf(one) < 0n)

/** What the bets on a draw came to together. Said once, with the result, for a screen reader. */
const Net = ({ event }: { event: DrawEvent }) => {
  const { t } = useTranslation('lottery')
  const format = useFormat()
  const { member } = useBetPanel()
  const { bets } = event
  const sum = (part: (bet: Bet) => bigint) =>
    toMoney(
      bets.reduce((units, bet) => units + part(bet), 0n),
      member.currency,
    )
  const net = sum(netOf)
  const payout = sum((bet) => (bet.payout ? unitsOf(bet.payout) : 0n))
  const stake = sum((bet) => unitsOf(bet.stake))
  return (
    <div className={styles.net} role="status">
      <p>
        <span>{t('result.back', { payout: format.money(payout, MONEY), stake: format.money(stake, MONEY) })}</span>
      </p>
      <p>
        <span>{t('bets.net')}</span>
        <b>
          <Amount value={net} style={MONEY} />
        </b>
      </p>
    </div>
  )
}

/** The bets on a draw while it is drawn, number by number, and what they came to: won ones first, then how. */
export const SlipResult = ({ event }: { event: DrawEvent }) => {
  const { t } = useTranslation(['lottery', 'records'])
  const format = useFormat()
  const names = useNames()
  const dispatch = useAppDispatch()
  const { lottery } = useBetPanel()
  const { bets, result, count, phase } = event
  // Nothing is told before the last number has landed.
  const done = phase === 'landed' && bets.every(({ state }) => state !== 'WAITING')
  const ahead = bets.reduce((net, bet) => net + netOf(bet), 0n) > 0n
  const list = done ? bets.toSorted(wonFirst) : bets
  const close = () => {
    event.close()
    dispatch(receiptClosed({ gameCode: lottery.gameCode }))
  }
  return (
    <>
      <div className={styles.result} data-ahead={(done && ahead) || undefined}>
        <h3>{t(done ? 'result.of' : 'result.waits', { issue: format.issue(event.numero) })}</h3>
        <ul aria-label={t('slip.list')}>
          {list.map((bet) => (
            <li key={bet.betId}>
              <p className={styles.head}>
                <b>{names.play(bet.play)}</b>
                {done ? <BetState bet={bet} /> : <span>{format.money(bet.stake, MONEY)}</span>}
              </p>
              <LitSelection bet={bet} draw={result} landed={count} />
              {done && (
                <>
                  <WonBy bet={bet} />
                  <p className={styles.head}>
                    <button
                      type="button"
                      className={styles.explain}
                      onClick={() => dispatch(dialogOpened({ kind: 'bet', betId: bet.betId }))}
                    >
                      {t('bets.explain')}
                    </button>
                    {bet.net && <Amount value={bet.net} style={MONEY} />}
                  </p>
                </>
              )}
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.foot}>
        {!result && <SealedFigures bets={bets} />}
        {done ? <Net event={event} /> : <p className={styles.wait}>{t(result ? 'result.counts' : 'result.sealed')}</p>}
        {done && (
          <ButtonLink
            // A loss does not call for the next bet.
            look={ahead ? 'primary' : 'ghost'}
            size="large"
            wide
            to={paths.betAgain(
              lottery.gameCode,
              bets.map(({ betId }) => betId),
            )}
            onClick={close}
          >
            {t('result.again', { count: bets.length })}
          </ButtonLink>
        )}
        <Button look="quiet" wide onClick={close}>
          {t('slip.new')}
        </Button>
        {done && lottery.source === 'own' && (
          <p className={styles.wait}>
            <Link to={paths.proof(lottery.gameCode, event.numero)}>{t('result.proof')}</Link>
          </p>
        )}
      </div>
    </>
  )
}
