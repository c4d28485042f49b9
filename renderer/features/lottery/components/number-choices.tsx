import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { DrawResult } from '@portico/contract/lottery/draw-shapes'
import { useFormat } from '../../../i18n/use-language.tsx'
import { NumberChoice } from '../../../ui/number-ball/number-ball.tsx'
import { useBetPanel } from '../hooks/use-bet-panel.ts'
import { countsDice, useNames } from '../../bets/index.ts'
import { lookOfChoice } from '../../../ui/draw-figures/looks.ts'
import type { BoardField } from '../model/choice.ts'
import { LEAST_DRAWS, missesOf } from '../model/results.ts'
import { animalOn, timesOfToken } from '../model/tier-of.ts'
import { SHORT_TIMES } from './times.ts'

export interface ChoicesProps {
  readonly field: BoardField
  readonly index: number
  readonly tokens: readonly string[]
  readonly row: readonly string[]
  readonly active: number
  /** No more can be chosen. */
  readonly full: boolean
  readonly onToggle: (token: string) => void
}

/** What stands under a number: its odds where it has its own, its animal, or the draws since it last came. */
const useNotes = ({ field, index, tokens }: ChoicesProps, results: readonly DrawResult[]) => {
  const { t } = useTranslation('lottery')
  const format = useFormat()
  const names = useNames()
  const { play, odds, prizeGroup, terms } = useBetPanel()
  const { date } = terms
  return useMemo(() => {
    const ownOdds =
      play.tiers.length > 1 && !countsDice(play.id) && timesOfToken(play, tokens[0] ?? '', { odds, date, prizeGroup }) !== undefined
    // A handful of draws says nothing of a number.
    const misses = results.length < LEAST_DRAWS ? undefined : missesOf(results, field, play.at, index, tokens)
    return tokens.map((token, at): string | undefined => {
      if (ownOdds) return t('board.pays', { times: format.number(timesOfToken(play, token, { odds, date, prizeGroup }) ?? 0, SHORT_TIMES) })
      if (play.game === 'LHC') {
        const animal = animalOn(token, date)
        return animal && names.word(animal)
      }
      const miss = misses?.[at]
      if (!misses) return undefined
      return miss === null || miss === undefined ? t('board.never', { count: results.length }) : String(miss)
    })
  }, [t, format, names, play, odds, prizeGroup, date, field, index, tokens, results])
}

/** Numbers to choose. */
export const NumberChoices = ({ label, results, ...choices }: ChoicesProps & { label: string; results: readonly DrawResult[] }) => {
  const { play } = useBetPanel()
  const { field, tokens, row, active, full, onToggle } = choices
  const notes = useNotes(choices, results)
  return tokens.map((token, at) => (
    <NumberChoice
      key={token}
      figure={token}
      label={`${label} ${token}`}
      {...(field.kind === 'legs' ? {} : { look: lookOfChoice(play.game, field.of, token) })}
      on={row.includes(token)}
      disabled={full && !row.includes(token)}
      tabIndex={at === active ? 0 : -1}
      onToggle={() => onToggle(token)}
      {...(notes[at] === undefined ? {} : { note: notes[at] })}
    />
  ))
}
