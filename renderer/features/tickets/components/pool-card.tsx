import type { TicketPool } from '@portico/contract/ticket/shapes'
import Lock from 'lucide-react/icons/lock'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/use-language.tsx'
import { cx } from '../../../lib/cx.ts'
import { Button } from '../../../ui/button/button.tsx'
import { PrizeTable } from './prize-table.tsx'
import { Scene } from './scene.tsx'
import { Wheel } from './wheel.tsx'
import { Winners } from './winners.tsx'
import styles from './pool-card.module.css'

interface Props {
  readonly pool: TicketPool
  /** It has the page's main button. */
  readonly main: boolean
  readonly busy: boolean
  readonly onOpen: (ticket: string) => void
  readonly onProof: () => void
}

/** How a ticket comes, and what one is worth where nothing else says it. */
const Rules = ({ rules }: Pick<TicketPool, 'rules'>) => {
  const { t } = useTranslation('tickets')
  const format = useFormat()
  return (
    <p className={styles.rules}>
      {rules.length === 0
        ? t('rule.desk')
        : rules.map(({ of, per, perDay }) => t(`rule.${of}`, { amount: format.money(per, { min: 0 }), count: perDay })).join(' ')}
    </p>
  )
}

/** A pool: its picture, what is left of it, and the button where there is a ticket. */
export const PoolCard = ({ pool, main, busy, onOpen, onProof }: Props) => {
  const { t } = useTranslation('tickets')
  const format = useFormat()
  const { kind, title, number, state, ready, left, size, entries, entered, endsAt, turnover, commitment, sealedAt } = pool
  const [ticket] = ready
  const isRaffle = kind === 'RAFFLE'
  const isOpen = state === 'OPEN'
  return (
    <li className={cx(styles.card, kind === 'WHEEL' && styles.wide, state === 'ENDED' && styles.over)}>
      <div className={styles.picture}>
        {kind === 'WHEEL' ? <Wheel prizes={pool.prizes} /> : <Scene kind={kind} />}
        <span className={styles.mark}>{isOpen ? t('tickets', { count: ready.length }) : t(`state.${state}`)}</span>
      </div>
      <div className={styles.body}>
        <div className={styles.head}>
          <h2>{title}</h2>
          <small>{t('pool', { number })}</small>
        </div>
        <p className={styles.lead}>
          {isRaffle
            ? t(state === 'ENDED' ? 'raffle.drawn' : 'raffle.draws', {
                at: format.instant(endsAt, 'moment'),
                entries: format.number(entries),
                count: entered,
              })
            : t(state === 'ENDED' ? 'ended' : 'leftLead', { left: format.number(left), size: format.number(size) })}
        </p>
        <PrizeTable pool={pool} />
        {isRaffle && <Winners pool={pool} />}
        <p className={styles.rules}>{turnover === 0 ? t('noWagering') : t('wagering', { count: turnover })}</p>
        {isOpen &&
          (ticket ? (
            <>
              <Button look={main ? 'primary' : 'ghost'} size="large" wide busy={busy} onClick={() => onOpen(ticket.id)}>
                {t(`open.${kind}`)}
              </Button>
              <p className={styles.rules}>{t('expires', { at: format.instant(ticket.expiresAt, 'moment') })}</p>
            </>
          ) : (
            <div className={styles.none}>
              <b>{t('noTicket')}</b>
              <Rules rules={pool.rules} />
            </div>
          ))}
        {state === 'SOON' && <p className={styles.none}>{t('begins', { at: format.instant(pool.startsAt, 'moment') })}</p>}
        <p className={styles.seal}>
          <Lock aria-hidden="true" />
          <span>
            {t('sealed', { at: format.instant(sealedAt, 'moment') })} · <bdi>{`${commitment.slice(0, 8)}…${commitment.slice(-4)}`}</bdi>
          </span>
          <Button look="text" size="small" onClick={onProof}>
            {t('check')}
            <span className="visually-hidden"> {title}</span>
          </Button>
        </p>
      </div>
    </li>
  )
}
