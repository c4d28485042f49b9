import { FileText, LayoutGrid, Shuffle } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '../../../app/hooks.ts'
import { Button } from '../../../ui/button/button.tsx'
import { useDesk } from '../hooks/use-desk.ts'
import { useNames } from '../hooks/use-names.ts'
import { boardOf, linesOf } from '../model/choice.ts'
import { randomPick, randomRows } from '../model/random.ts'
import { drafted } from '../slice.ts'
import { Board } from './board.tsx'
import { BOARD_ID, PlayPicker } from './play-picker.tsx'
import { TypedLines } from './typed-lines.tsx'
import styles from './play-area.module.css'

/** Choosing a play and its numbers. */
export const PlayArea = () => {
  const { t } = useTranslation('lottery')
  const { lottery, play, typed } = useDesk()
  const names = useNames()
  const dispatch = useAppDispatch()
  const ruleId = useId()
  const hasBoard = boardOf(play).length > 0
  const misses = boardOf(play).some(({ key, of }) => of.kind === 'number' && key !== 'at')
  const change = (draft: Parameters<typeof drafted>[0]['change']) => dispatch(drafted({ gameCode: lottery.gameCode, change: draft }))

  return (
    <section aria-labelledby={ruleId}>
      <h2 id={ruleId} className="visually-hidden">
        {t('board.title')}
      </h2>
      <PlayPicker />
      <div className={styles.rule}>
        <p>
          {names.help(play.help)} {misses && !typed && <span className={styles.note}>{t('board.misses')}</span>}
        </p>
        <div className={styles.tools}>
          {hasBoard && linesOf(play) && (
            <Button
              look="text"
              size="small"
              aria-pressed={typed !== undefined}
              icon={typed ? <LayoutGrid aria-hidden="true" /> : <FileText aria-hidden="true" />}
              onClick={() => change({ play: play.id, typed: typed ? null : '' })}
            >
              {typed ? t('tools.board') : t('tools.type')}
            </Button>
          )}
          {hasBoard && !typed && (
            <Button
              look="text"
              size="small"
              icon={<Shuffle aria-hidden="true" />}
              onClick={() => change({ play: play.id, rows: randomRows(play, randomPick) })}
            >
              {t('tools.random')}
            </Button>
          )}
        </div>
      </div>
      <div id={BOARD_ID} role="tabpanel" aria-label={names.play(play.id)}>
        {typed ? <TypedLines typed={typed} /> : <Board />}
      </div>
    </section>
  )
}
