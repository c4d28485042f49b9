import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '../../../../core/hooks.ts'
import { useFormat } from '../../../../i18n/use-language.tsx'
import { useNames } from '../../../bets/index.ts'
import { useBetPanel } from '../../hooks/use-bet-panel.ts'
import { MOST_LINES, oddsOf, returnTimes } from '../../model/price.ts'
import { indexOfSide, type Side } from '../../model/sides.ts'
import { lineRemoved, linesAdded } from '../../slice.ts'
import { TIMES } from '../times.ts'
import { useSideNames } from './use-side-names.ts'
import styles from './sides.module.css'

/** What a winning note of a side gives back, its stake included. */
const useTimes = () => {
  const { lottery, prizeGroup } = useBetPanel()
  return ({ play, pick, selection }: Side): number => {
    const odds = oddsOf(lottery, { play: play.id, selection })
    const tier = play.tiers.find(({ id }) => id === pick) ?? play.tiers[0]
    return tier ? returnTimes(tier, prizeGroup, odds) : 0
  }
}

/** Puts a side into the list at the unit and multiple of the slip, or takes it out again. */
export const SideButton = ({ side }: { readonly side: Side }) => {
  const { t } = useTranslation('tools')
  const format = useFormat()
  const names = useNames()
  const { nameOf } = useSideNames()
  const { lottery, draft, mode, multiple, prizeGroup } = useBetPanel()
  const dispatch = useAppDispatch()
  const times = useTimes()
  const index = indexOfSide(side, draft.lines)
  const on = index >= 0
  const { gameCode } = lottery
  const toggle = () =>
    dispatch(
      on
        ? lineRemoved({ gameCode, index })
        : linesAdded({ gameCode, lines: [{ play: side.play.id, selection: side.selection, mode, multiple, prizeGroup }] }),
    )
  const odds = format.number(times(side), TIMES)
  return (
    <button
      type="button"
      className={styles.side}
      aria-pressed={on}
      aria-label={t('sides.bet', { side: nameOf(side), odds })}
      disabled={!on && draft.lines.length >= MOST_LINES}
      onClick={toggle}
    >
      <span>{names.word(side.pick)}</span>
      <small>{odds}</small>
    </button>
  )
}
