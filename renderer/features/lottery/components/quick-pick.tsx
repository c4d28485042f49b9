import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '../../../core/hooks.ts'
import { useToasts } from '../../../ui/toast/toasts.ts'
import { useBetPanel } from '../hooks/use-bet-panel.ts'
import { MOST_LINES } from '../model/price.ts'
import { randomPick } from '../model/random.ts'
import { randomSelections } from '../model/random-lines.ts'
import { linesAdded } from '../slice.ts'
import styles from './quick-pick.module.css'

const COUNTS = [1, 5, 10, 30] as const

/** Puts several lines into the list at once, each drawn by chance, at the mode and multiple of the slip. */
export const QuickPick = () => {
  const { t } = useTranslation('tools')
  const { lottery, play, typing, form, draft, prizeGroup, book, mode, multiple } = useBetPanel()
  const toasts = useToasts()
  const dispatch = useAppDispatch()
  const room = MOST_LINES - draft.lines.length
  const add = (count: number) => {
    const selections = randomSelections(play, typing, Math.min(count, room), randomPick, form)
    const price = { mode, multiple, prizeGroup, ...(book ? { book } : {}) }
    const lines = selections.map((selection) => ({ play: play.id, selection, ...price }))
    dispatch(linesAdded({ gameCode: lottery.gameCode, lines }))
    const added = t('quickPick.added', { count: lines.length })
    toasts.show(count > room ? `${added} ${t('quickPick.full', { count: MOST_LINES })}` : added)
  }
  return (
    <div role="group" aria-label={t('quickPick.title')} className={styles.group}>
      <span aria-hidden="true">{t('quickPick.title')}</span>
      {COUNTS.map((count) => (
        <button
          key={count}
          type="button"
          aria-label={t('quickPick.lines', { count })}
          title={t('quickPick.lines', { count })}
          disabled={room <= 0}
          onClick={() => add(count)}
        >
          {count}
        </button>
      ))}
    </div>
  )
}
