import FileText from 'lucide-react/icons/file-text'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import Shuffle from 'lucide-react/icons/shuffle'
import { lazy, Suspense, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '../../../core/hooks.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { RESULTS, useDrawResultsQuery } from '../api.ts'
import { useBetPanel } from '../hooks/use-bet-panel.ts'
import { useNames } from '../../bets/index.ts'
import { boardOf, formsOf } from '../model/choice.ts'
import { randomDigits, randomPick, randomRows } from '../model/random.ts'
import { hasMisses, LEAST_DRAWS } from '../model/results.ts'
import { drafted } from '../slice.ts'
import { Board } from './board.tsx'
import { FormSwitch } from './form-switch.tsx'
import { PastButton } from './past-button.tsx'
import { BOARD_ID, PlayPicker } from './play-picker.tsx'
import { QuickPick } from './quick-pick.tsx'
import styles from './play-area.module.css'

const TypedLines = lazy(async () => ({ default: (await import('./typed/typed-lines.tsx')).TypedLines }))
const TwoSides = lazy(async () => ({ default: (await import('./sides/two-sides.tsx')).TwoSides }))

/** What the small figures of the board mean. */
const useFiguresNote = (): string => {
  const { t } = useTranslation('lottery')
  const { lottery, play, form, typed } = useBetPanel()
  // Failure shown by ./results.tsx, below on the page.
  const { data } = useDrawResultsQuery({ gameCode: lottery.gameCode, limit: RESULTS })
  const board = boardOf(play, form)
  if (typed || !board.some(hasMisses)) return ''
  if (play.game === 'LHC') return t('board.zodiac')
  if ((data?.list.length ?? 0) < LEAST_DRAWS) return ''
  // Where each number has its own odds, those stand there.
  return play.tiers.length > 1 && play.tiers.some(({ id }) => /^\d{1,2}$/.test(id)) && play.id !== 'single' ? '' : t('board.misses')
}

/** Choosing a play and its numbers. */
export const PlayArea = () => {
  const { t } = useTranslation(['lottery', 'tools'])
  const { lottery, play, draft, form, typing, typed } = useBetPanel()
  const names = useNames()
  const dispatch = useAppDispatch()
  const ruleId = useId()
  // Chance would name stations of other days.
  const draws = lottery.source !== 'stations'
  const hasBoard = formsOf(play).length > 0
  const note = useFiguresNote()
  const change = (draft: Parameters<typeof drafted>[0]['change']) => dispatch(drafted({ gameCode: lottery.gameCode, change: draft }))
  const random = () => {
    if (!typed || !typing) return change({ play: play.id, rows: randomRows(play, randomPick, form), form })
    const number = randomDigits(typing.length, typing.different, randomPick)
    return change({ play: play.id, typed: `${draft.typed ?? ''} ${number}`.trim() })
  }

  return (
    <section aria-labelledby={ruleId}>
      <h2 id={ruleId} className="visually-hidden">
        {t('board.title')}
      </h2>
      <div className={styles.top}>
        <PlayPicker />
        {!draft.sides && (
          <div className={styles.tools}>
            {!typed && <FormSwitch />}
            {hasBoard && typing && (
              <Button
                look="text"
                size="small"
                aria-pressed={typed !== undefined}
                icon={typed ? <LayoutGrid aria-hidden="true" /> : <FileText aria-hidden="true" />}
                onClick={() => change({ play: play.id, typed: typed ? null : '' })}
              >
                <span>{typed ? t('tools.board') : t('tools.type')}</span>
              </Button>
            )}
            {draws && (!typed || !hasBoard) && (
              <Button look="text" size="small" icon={<Shuffle aria-hidden="true" />} onClick={random}>
                <span>{t('tools.random')}</span>
              </Button>
            )}
            <PastButton />
          </div>
        )}
        {!draft.sides && (
          <p className={styles.rule}>
            {names.help(play)} {note && <span className={styles.note}>{note}</span>}
          </p>
        )}
      </div>
      <div id={BOARD_ID} role="tabpanel" aria-label={draft.sides ? t('tools:sides.tab') : names.play(play.id)}>
        <Suspense fallback={<Skeleton height="420px" />}>
          {draft.sides && <TwoSides />}
          {!draft.sides && (typed ? <TypedLines typed={typed} /> : <Board />)}
        </Suspense>
      </div>
      {draws && !draft.sides && <QuickPick />}
    </section>
  )
}
