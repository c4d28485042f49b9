import Pause from 'lucide-react/icons/pause'
import ShieldCheck from 'lucide-react/icons/shield-check'
import type { answerRealityCheck } from '@portico/contract/control/calls'
import { useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { failureKey } from '../../../api/failure.ts'
import type { Answer } from '../../../api/gateway.ts'
import { paths } from '../../../core/paths.ts'
import { useFormat } from '../../../i18n/use-language.tsx'
import { Link } from '../../../lib/link.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { useAnswerRealityCheckMutation } from '../play-api.ts'
import { useFigures } from '../use-figures.ts'
import { Meter } from './meter.tsx'
import styles from './reality-dialog.module.css'

type State = Answer<typeof answerRealityCheck>

interface RealityDialogProps {
  readonly state: State
  readonly onAnswered: (state: State) => void
}

/** How long somebody has played and what came of it, over whatever is open. It has no way round: both answers are of one size and colour. */
export const RealityDialog = ({ state, onAnswered }: RealityDialogProps) => {
  const { t } = useTranslation(['control', 'errors'])
  const format = useFormat()
  const navigate = useNavigate()
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const { time } = useFigures(state.balance.currency)
  const [send, { isLoading, error }] = useAnswerRealityCheckMutation()
  useEffect(() => {
    const element = dialog.current
    const before = document.activeElement
    element?.showModal()
    heading.current?.focus()
    return () => {
      element?.close()
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [])
  const answer = async (choice: 'CONTINUE' | 'STOP', to?: string) => {
    const { data } = await send({ answer: choice })
    if (!data) return
    onAnswered(data)
    if (choice === 'STOP') void navigate(to ?? paths.home)
  }
  const money = (value: State['staked']) => format.money(value, { min: 0, max: 2 })
  const { time: limit } = state
  const lost = state.result.amount.startsWith('-')
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className={styles.dialog}
      onCancel={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        // A second Escape closes a native dialog whatever its page says.
        if (event.key === 'Escape') event.preventDefault()
      }}
    >
      <h2 id={titleId} ref={heading} tabIndex={-1}>
        {t('reality.played', { time: time(state.elapsedSeconds) })}
      </h2>
      <p className={styles.since}>{state.startedAt && t('reality.since', { at: format.instant(state.startedAt, 'time') })}</p>
      <dl className={styles.figures}>
        <div>
          <dt>{t('reality.staked')}</dt>
          <dd>{money(state.staked)}</dd>
        </div>
        <div>
          <dt>{t('reality.paidOut')}</dt>
          <dd>{money(state.paidOut)}</dd>
        </div>
        <div>
          <dt>{t('reality.result')}</dt>
          <dd data-lost={lost || undefined}>{format.signed(state.result)}</dd>
        </div>
        <div>
          <dt>{t('reality.balance')}</dt>
          <dd>{money(state.balance)}</dd>
        </div>
      </dl>
      {limit && (
        <div className={styles.time}>
          <p>
            <span>{t(`reality.timeLeft.${limit.period}`)}</span>
            <span>
              <b>{time(Math.max(0, limit.limit - limit.used))}</b> {t('cell.of', { sum: time(limit.limit) })}
            </span>
          </p>
          <Meter share={limit.used / limit.limit} />
        </div>
      )}
      {error !== undefined && <p role="alert">{t(`errors:${failureKey(error)}`)}</p>}
      <Button look="quiet" size="large" wide busy={isLoading} onClick={() => void answer('CONTINUE')}>
        {t('reality.continue')}
      </Button>
      <Button look="quiet" size="large" wide busy={isLoading} onClick={() => void answer('STOP')}>
        {t('reality.stop')}
      </Button>
      <div className={styles.ways}>
        <Link
          to={`${paths.page('limits')}#break`}
          onClick={(event) => {
            event.preventDefault()
            void answer('STOP', `${paths.page('limits')}#break`)
          }}
        >
          <Pause aria-hidden="true" />
          {t('reality.break')}
        </Link>
        <Link
          to={paths.page('limits')}
          onClick={(event) => {
            event.preventDefault()
            void answer('STOP', paths.page('limits'))
          }}
        >
          <ShieldCheck aria-hidden="true" />
          {t('reality.limits')}
        </Link>
      </div>
    </dialog>
  )
}
