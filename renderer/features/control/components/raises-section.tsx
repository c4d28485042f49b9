import type { ControlOverview, PlayLimit } from '@portico/contract/control/shapes'
import { useTranslation } from 'react-i18next'
import { failureKey } from '../../../api/failure.ts'
import { useServerNow } from '../../../core/use-server-now.ts'
import { useFormat } from '../../../i18n/use-language.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { useToasts } from '../../../ui/toast/toasts.ts'
import { useProof } from '../../security/index.ts'
import { useConfirmRaiseMutation, useWithdrawRaiseMutation } from '../api.ts'
import styles from '../control.module.css'
import { useFigures } from '../use-figures.ts'

interface RaiseRowProps {
  readonly cell: PlayLimit & { readonly raise: NonNullable<PlayLimit['raise']> }
  readonly currency: string
}

/** One higher limit that was asked for: the second yes, once it may be given, and the way to stay at the present limit look alike. */
const RaiseRow = ({ cell, currency }: RaiseRowProps) => {
  const { t } = useTranslation(['control', 'errors'])
  const format = useFormat()
  const now = useServerNow()
  const toasts = useToasts()
  const { figure } = useFigures(currency)
  const { proved, dialog } = useProof()
  const [confirm, { isLoading: confirming }] = useConfirmRaiseMutation()
  const [withdraw, { isLoading: withdrawing }] = useWithdrawRaiseMutation()
  const { kind, period, limit, raise } = cell
  const name = t(`name.${kind}.${period}`)
  const [from, to] = [limit, raise.to].map((each) => (each === null ? t('none') : figure(kind, each)))
  const ready = Date.parse(raise.confirmFrom) <= now
  const say = (error: unknown) => error !== undefined && toasts.show(t(`errors:${failureKey(error)}`), 'negative')
  return (
    <li className={styles.raise}>
      <div>
        <h3>{t('raise.title', { name, from, to })}</h3>
        <p className={styles.quiet}>
          {ready
            ? t('raise.ready', { at: format.instant(raise.lapsesAt, 'moment'), from })
            : t('raise.waiting', { asked: format.instant(raise.requestedAt, 'moment'), at: format.instant(raise.confirmFrom, 'moment') })}
        </p>
      </div>
      <div className={styles.raiseActions}>
        <Button
          look="ghost"
          disabled={!ready}
          busy={confirming}
          onClick={async () => say(await proved(async () => confirm({ kind, period })))}
        >
          {ready ? t('raise.confirm', { to }) : t('raise.confirmFrom', { at: format.instant(raise.confirmFrom, 'moment') })}
        </Button>
        <Button look="ghost" busy={withdrawing} onClick={async () => say((await withdraw({ kind, period })).error)}>
          {t('raise.keep', { from })}
        </Button>
      </div>
      {dialog}
    </li>
  )
}

/** Higher limits that wait for a second yes; not there while there are none. */
export const RaisesSection = ({ overview }: { readonly overview: ControlOverview }) => {
  const { t } = useTranslation('control')
  const waiting = overview.limits.flatMap((cell) => (cell.raise ? [{ ...cell, raise: cell.raise }] : []))
  if (waiting.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="raises-title">
      <h2 id="raises-title">{t('raise.heading')}</h2>
      <Card as="section" flush>
        <ul className={styles.raises}>
          {waiting.map((cell) => (
            <RaiseRow key={`${cell.kind} ${cell.period}`} cell={cell} currency={overview.currency} />
          ))}
        </ul>
      </Card>
    </section>
  )
}
