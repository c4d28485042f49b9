import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Selection } from '@portico/contract/bets/shapes'
import type { Play } from '@portico/lottery/play'
import { commaOf } from '../../../i18n/direction.ts'
import { useLanguage } from '../../../i18n/use-language.tsx'
import type { Resources } from '../../../i18n/resources.ts'
import { describeSelection, selectionParts, type TokenWords } from '../model/describe.ts'
import { countsDice, helpKey, placeNames, shortPlaceNames } from '../model/names.ts'
import { playParts } from '../model/play-parts.ts'

interface ChosenLine {
  readonly play: string
  readonly selection: Selection
  readonly omitted?: Readonly<Record<string, number>> | undefined
}

type Strings = Resources['lottery']
type Section = 'place' | 'place3' | 'placeShort' | 'ordinal' | 'rank' | 'normal'

/** Names of plays, places and what can be chosen, in the reader's language. */
export const useNames = () => {
  const { t, i18n } = useTranslation('lottery')
  const { tag } = useLanguage()
  return useMemo(() => {
    const has = (key: string): boolean => i18n.exists(key, { ns: 'lottery' })
    const group = (id: string): string => t(`group.${id as keyof Strings['group']}`)
    const kind = (id: string): string => t(`kind.${id as keyof Strings['kind']}`)
    const own = (id: string): string => t(`play.${id as keyof Strings['play']}`)
    /** `First 3 · Direct`; plays that stand alone under their heading have one name. */
    const play = (id: string): string => {
      if (has(`play.${id}`)) return own(id)
      const [first, second] = playParts(id)
      return first === 'fixed' || first === 'total' ? kind(second) : `${group(first)} · ${kind(second)}`
    }
    const placeIn = (section: Section, at: string | number): string => t(`${section}.${String(at)}` as 'place.1')
    const word = (token: string): string =>
      /^\d/.test(token) && !has(`word.${token}`) ? token : t(`word.${token as keyof Strings['word']}`)
    const pickOf = (market: string, pick: string): string => t(`market.${market as keyof Strings['market']}`, { pick: word(pick) })
    const wordsOf = (playId: string): TokenWords => ({
      comma: commaOf(tag),
      place: (at) => placeIn('placeShort', at),
      at: (at) => placeIn(shortPlaceNames(playId), at),
      word,
      inPlace: (tokens, at) => t('selection.inPlace', { tokens, place: placeIn(shortPlaceNames(playId), at) }),
      leg: (on, market, pick) => t('selection.leg', { on: placeIn('normal', on), pick: pickOf(market, pick) }),
      more: (count) => t('selection.more', { count }),
    })
    return {
      group,
      word,
      /** A market's pick, `Tail big`. */
      pick: pickOf,
      place: (of: Play, at: string | number): string => placeIn(placeNames(of), at),
      short: (at: string | number): string => placeIn('placeShort', at),
      tab: (id: string): string => t(`tab.${id as keyof Strings['tab']}`),
      row: (key: string): string => t(`row.${key as keyof Strings['row']}`),
      help: (of: Play): string => t(`help.${helpKey(of) as keyof Strings['help']}`),
      prize: (lot: string): string => t(`prize.${lot as keyof Strings['prize']}`),
      /** A tier of a play: what was won. */
      tier: (id: string, playId: string): string => {
        if (/^\d+$/.test(id)) return countsDice(playId) ? t('tier.times', { count: Number(id) }) : id
        return has(`tier.${id}`) ? t(`tier.${id as keyof Strings['tier']}`) : word(id)
      },
      /** A play under the heading of its tab: `Direct`. */
      chip: ({ id, group: [, second] }: Play): string => (has(`kind.${second}`) && !has(`play.${id}`) ? kind(second) : play(id)),
      play,
      selection: ({ play: id, selection, omitted }: ChosenLine): string => describeSelection(selection, wordsOf(id), omitted),
      parts: ({ play: id, selection, omitted }: ChosenLine): readonly string[] => selectionParts(selection, wordsOf(id), omitted),
    }
  }, [t, i18n, tag])
}
