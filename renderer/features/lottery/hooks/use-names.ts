import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Selection } from '@portico/contract/bets'
import type { Resources } from '../../../i18n/resources.ts'
import { describeSelection, selectionParts, type TokenWords } from '../model/describe.ts'
import { playParts } from '../model/play-tree.ts'

type Strings = Resources['lottery']

/** Names of plays, places and what can be chosen, in the reader's language. */
export const useNames = () => {
  const { t } = useTranslation('lottery')
  return useMemo(() => {
    const group = (id: string): string => t(`group.${id as keyof Strings['group']}`)
    const kind = (id: string): string => t(`kind.${id as keyof Strings['kind']}`)
    const place = (at: string | number): string => t(`place.${String(at) as keyof Strings['place']}`)
    const short = (at: string | number): string => t(`placeShort.${String(at) as keyof Strings['placeShort']}`)
    const word = (token: string): string => t(`word.${token as keyof Strings['word']}`)
    const words: TokenWords = { place: short, word, more: (count) => t('selection.more', { count }) }
    return {
      group,
      kind,
      place,
      short,
      word,
      tab: (id: string): string => t(`tab.${id as keyof Strings['tab']}`),
      row: (key: string): string => t(`row.${key as keyof Strings['row']}`),
      help: (key: string): string => t(`help.${key as keyof Strings['help']}`),
      tier: (id: string): string => t(`tier.${id as keyof Strings['tier']}`),
      /** `First 3 · Direct`; plays that stand alone under their heading have one name. */
      play: (id: string): string => {
        const [first, second] = playParts(id)
        return first === 'fixed' || first === 'dragon-tiger' || first === 'total' ? kind(second) : `${group(first)} · ${kind(second)}`
      },
      selection: (selection: Selection): string => describeSelection(selection, words),
      parts: (selection: Selection): readonly string[] => selectionParts(selection, words),
    }
  }, [t])
}
