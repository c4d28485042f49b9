import type { Ticket, TicketPool } from '@portico/contract/ticket/shapes'
import X from 'lucide-react/icons/x'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/use-language.tsx'
import { keepFocus } from '../../../lib/keep-focus.ts'
import { Button } from '../../../ui/button/button.tsx'
import { IconButton } from '../../../ui/icon-button/icon-button.tsx'
import { slicesOf, stopAt } from '../slices.ts'
import { usePrizeWords, worthOf } from '../use-prize-words.ts'
import { PrizeTable } from './prize-table.tsx'
import { Scene } from './scene.tsx'
import styles from './prize-screen.module.css'
import { Wheel } from './wheel.tsx'

interface Props {
  readonly ticket: Ticket
  /** As it was before the ticket, which the wheel shows; absent where nobody saw it. */
  readonly before: TicketPool | undefined
  readonly pool: TicketPool | undefined
  /** Whether it is opened before the reader's eyes. */
  readonly lively: boolean
  readonly onDone: () => void
  readonly onProof: () => void
}

/** What a ticket held. It is known before anything moves; what moves only shows it, and can be skipped. It never offers another go. */
export const PrizeScreen = ({ ticket, before, pool, lively, onDone, onProof }: Props) => {
  const { t } = useTranslation('tickets')
  const format = useFormat()
  const words = usePrizeWords()
  const box = useRef<HTMLDialogElement>(null)
  const actions = useRef<HTMLDivElement>(null)
  const titleId = useId()
  const [moving, setMoving] = useState(lively && ticket.kind !== 'RAFFLE')
  const worth = worthOf(ticket)
  const isCash = worth.kind === 'CASH' && !ticket.withheld
  const entered = ticket.state === 'ENTERED'

  useEffect(() => {
    const element = box.current
    const opener = document.activeElement
    element?.showModal()
    return () => {
      element?.close()
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
      keepFocus()
    }
  }, [])
  useEffect(() => {
    if (!moving) actions.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [moving])

  const prizes = (before ?? pool)?.prizes ?? []
  const stop = ticket.prize === null ? undefined : { prize: ticket.prize, turn: stopAt(slicesOf(prizes), ticket.prize, ticket.id) }
  return (
    <dialog
      ref={box}
      aria-labelledby={titleId}
      className={styles.screen}
      data-kind={ticket.kind}
      onCancel={(event) => {
        event.preventDefault()
        onDone()
      }}
    >
      <div className={styles.picture}>
        {ticket.kind === 'WHEEL' ? (
          <Wheel prizes={prizes} stop={stop} moving={moving} onMoved={() => setMoving(false)} />
        ) : (
          <Scene kind={ticket.kind} open={!entered && worth.kind !== 'NONE'} moving={moving} onMoved={() => setMoving(false)} />
        )}
      </div>
      <div className={styles.words}>
        <div className={styles.close}>
          <IconButton label={t('close')} icon={<X />} onClick={onDone} />
        </div>
        <p className={styles.from}>
          {ticket.title} · {t('number', { number: ticket.number ?? 0 })}
        </p>
        {moving ? (
          <>
            <h2 id={titleId}>{t('opening')}</h2>
            <Button look="ghost" size="large" onClick={() => setMoving(false)}>
              {t('skip')}
            </Button>
          </>
        ) : (
          <div className={styles.result} data-cash={isCash} aria-live="polite">
            <h2 id={titleId}>
              {entered ? t('raffle.entered') : <bdi>{worth.kind === 'NONE' ? t('nothingWon') : `+${words(worth)}`}</bdi>}
            </h2>
            <p>{entered ? t('raffle.wait') : t(ticket.withheld ? 'where.withheld' : `where.${worth.kind}`)}</p>
            {ticket.before && ticket.after && (
              <p className={styles.sums}>
                <span>{t('balances')}</span> <bdi>{format.money(ticket.before, { min: 0 })}</bdi> →{' '}
                <b>{format.money(ticket.after, { min: 0 })}</b>
              </p>
            )}
            <div ref={actions} className={styles.actions}>
              <Button look="primary" size="large" onClick={onDone}>
                {t('done')}
              </Button>
              <Button look="ghost" size="large" onClick={onProof}>
                {t('checkThis')}
              </Button>
            </div>
            {pool && !entered && (
              <details className={styles.pool}>
                <summary>{t('poolNow', { left: format.number(pool.left), size: format.number(pool.size) })}</summary>
                <PrizeTable pool={pool} won={ticket.prize} />
              </details>
            )}
          </div>
        )}
      </div>
    </dialog>
  )
}
