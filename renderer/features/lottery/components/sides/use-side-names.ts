import { commaOf } from '../../../../i18n/direction.ts'
import { useLanguage } from '../../../../i18n/use-language.tsx'
import { useNames } from '../../../bets/index.ts'
import { useBetPanel } from '../../hooks/use-bet-panel.ts'
import { tabOf } from '../../model/play-tree.ts'
import type { Side, SideGroup } from '../../model/sides.ts'

/** Names of what has sides, in the reader's language. */
export const useSideNames = () => {
  const names = useNames()
  const { tree } = useBetPanel()
  const { tag } = useLanguage()
  /** A place, a pair of places, or the heading of the play where it has but one. */
  const onOf = ({ play, on }: Pick<SideGroup, 'play' | 'on'>): string => {
    if (on === undefined) return names.tab(tabOf(tree, play.id)?.id ?? '')
    return on.includes('-') ? (names.parts({ play: play.id, selection: { pairs: [on] } })[0] ?? on) : names.place(play, on)
  }
  return {
    onOf,
    /** `Normal 3, Place tail big / small: Big`. */
    nameOf: ({ play, on, pick }: Side): string => `${onOf({ play, on })}${commaOf(tag)}${names.play(play.id)}: ${names.word(pick)}`,
  }
}
