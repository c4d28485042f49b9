import type { ControlOverview, PlayLimit } from '@portico/contract/control/shapes'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureKey, refusal } from '../../../api/failure.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { useToasts } from '../../../ui/toast/toasts.ts'
import { useSetPlayLimitMutation } from '../api.ts'
import styles from '../control.module.css'
import { readWish, startOf, type Wish } from '../model/wish.ts'
import { useFigures } from '../use-figures.ts'
import { LimitFields } from './limit-fields.tsx'
import { LowerPart, RaisePart } from './limit-outcome.tsx'

interface LimitEditorProps {
  readonly cell: PlayLimit
  readonly overview: ControlOverview
  readonly onClose: () => void
}

/** What the field says about what was typed, before anything is saved. */
const useVerdict = (cell: PlayLimit, wish: Wish, text: string, currency: string) => {
  const { t } = useTranslation('control')
  const { figure } = useFigures(currency)
  switch (wish.kind) {
    case 'empty':
      return { hint: t('editor.empty') }
    case 'wrong':
      return { error: t(cell.kind === 'TIME' ? 'editor.wrongTime' : 'editor.wrong') }
    case 'same':
      return { hint: t('editor.same') }
    case 'lower':
    case 'raise': {
      const read = cell.kind !== 'TIME' && /\p{L}/u.test(text) ? `${t('editor.readAs', { sum: figure(cell.kind, wish.figure) })} ` : ''
      return { hint: read + t(cell.limit === null ? 'editor.first' : wish.kind === 'lower' ? 'editor.lower' : 'editor.higher') }
    }
  }
}

/** Changes one limit: a lower one holds at once, a higher one is asked for. Nothing is suggested, and nothing is saved but by a button. */
export const LimitEditor = ({ cell, overview, onClose }: LimitEditorProps) => {
  const { t } = useTranslation(['control', 'errors'])
  const { currency } = overview
  const { figure } = useFigures(currency)
  const toasts = useToasts()
  // Compared with what the field showed: a limit that is another meanwhile is shown before anything is saved.
  const [from, setFrom] = useState(cell.limit)
  const [text, setText] = useState(() => startOf(cell))
  const [set, { isLoading, error }] = useSetPlayLimitMutation()
  const wish = readWish(cell, text, currency)
  const stale = from !== cell.limit
  const { hint, error: wrong } = useVerdict(cell, wish, text, currency)
  const name = t(`name.${cell.kind}.${cell.period}`)

  const send = async (amount: string | null) => {
    const { error: failed } = await set({ kind: cell.kind, period: cell.period, amount, from })
    if (refusal(failed, 'LIMIT_CHANGED') || failed) return
    toasts.show(t(wish.kind === 'lower' ? 'editor.saved' : 'editor.requested', { name }), 'positive')
    onClose()
  }
  const fault = error === undefined ? undefined : t(`errors:${failureKey(error)}`)
  return (
    <Dialog
      high
      title={name}
      lead={`${cell.limit === null ? t('editor.nowNone') : t('editor.now', { sum: figure(cell.kind, cell.limit) })} ${t(`editor.about.${cell.kind}`)}`}
      onClose={onClose}
    >
      <form
        className={styles.editor}
        onSubmit={(event) => {
          event.preventDefault()
          // Enter saves a lower limit, and asks for no higher one.
          if (wish.kind === 'lower' && !stale) void send(wish.amount)
        }}
      >
        <LimitFields cell={cell} currency={currency} text={text} onText={setText} hint={hint} error={wrong ?? fault} />
        {stale && (
          <p role="alert" className={styles.notice}>
            {t('editor.stale', { sum: cell.limit === null ? t('none') : figure(cell.kind, cell.limit) })}{' '}
            <button
              type="button"
              className={styles.link}
              onClick={() => {
                setFrom(cell.limit)
                setText(startOf(cell))
              }}
            >
              {t('editor.startAnew')}
            </button>
          </p>
        )}
        {wish.kind === 'lower' && <LowerPart cell={cell} overview={overview} wish={wish} busy={isLoading} />}
        {wish.kind === 'raise' && (
          <RaisePart
            cell={cell}
            overview={overview}
            to={wish.figure}
            busy={isLoading}
            onAsk={() => void send(wish.amount)}
            onKeep={onClose}
          />
        )}
        {cell.limit !== null && overview.break === null && (
          <p className={styles.quiet}>
            <button type="button" className={styles.link} disabled={isLoading} onClick={() => void send(null)}>
              {t('editor.askNone')}
            </button>{' '}
            {t('editor.askNoneHint')}
          </p>
        )}
      </form>
    </Dialog>
  )
}
