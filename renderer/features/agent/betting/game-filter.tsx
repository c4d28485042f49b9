import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../i18n/use-language.tsx'
import { Select } from '../../../ui/select/select.tsx'
import type { Rows } from '../api.ts'

interface GameFilterProps {
  readonly games: Rows['games']
  readonly value: string | undefined
  readonly onChange: (game: string | undefined) => void
}

/** One game of all that are bet on; one that an address names is shown by its code until its name is known. */
export const GameFilter = ({ games, value, onChange }: GameFilterProps) => {
  const { t } = useTranslation('teamRecords')
  const { tag } = useLanguage()
  const named = games.map(({ gameCode, gameName }) => ({ value: gameCode, label: gameName }))
  const sorted = named.toSorted((a, b) => a.label.localeCompare(b.label, tag))
  const unknown = value === undefined || named.some((game) => game.value === value) ? [] : [{ value, label: value }]
  return (
    <Select
      dense
      aria-label={t('game')}
      value={value ?? ''}
      options={[{ value: '', label: t('anyGame') }, ...unknown, ...sorted]}
      onChange={(event) => onChange(event.target.value || undefined)}
    />
  )
}
