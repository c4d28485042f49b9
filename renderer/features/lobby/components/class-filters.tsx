import { useTranslation } from 'react-i18next'
import type { GameType } from '@portico/contract/catalogue/shapes'
import { useLanguage } from '../../../i18n/use-language.tsx'
import { Chip, ChipRow } from '../../../ui/chip/chip.tsx'
import { ErrorLine } from '../../../ui/error-line/error-line.tsx'
import type { Lane } from '../api.ts'
import type { PrefetchView } from '../prefetch.ts'
import { classMenu } from '../classes.ts'
import type { ListView } from '../list-address.ts'
import { useGameClassesQuery } from '../own-api.ts'
import type { ChangeView } from '../use-list-view.ts'
import { cx } from '../../../lib/cx.ts'
import strip from '../../../ui/strip/strip.module.css'
import styles from './lists.module.css'

/** Slot filters of the specification: from a bet of 1, and 25 lines or more [LOBBY-11]. */
const SLOT_FILTERS = { minBet: 1, minLineNum: 25 } as const

/** Types that had classes to choose from when this was written: their line is kept free until they are known. */
const USUALLY: ReadonlySet<GameType> = new Set(['RNG', 'LIVE', 'SPORTS', 'PVP'])

interface ClassFiltersProps {
  readonly type: GameType
  readonly lane: Lane | undefined
  readonly view: ListView
  readonly onChange: ChangeView
  readonly onAhead: PrefetchView
}

/** The classes of a type, or of the chosen vendor in it, and for slots the bet and the lines [LOBBY-10] [LOBBY-11]. */
export const ClassFilters = ({ type, lane, view, onChange, onAhead }: ClassFiltersProps) => {
  const { t } = useTranslation('games')
  const { code } = useLanguage()
  const { vassalage, gameClassify } = view
  const { data, isError, refetch } = useGameClassesQuery({ gameType: type, ...(vassalage ? { vassalage } : {}) })
  const listed = data?.types.find(({ gameType }) => gameType === type)?.gameClassify
  const classes = classMenu(type, listed ?? lane?.gameClassify ?? [], code)
  const failed = isError && classes.length === 0 && USUALLY.has(type)
  const known = listed !== undefined || lane !== undefined
  if (classes.length === 0 && type !== 'RNG' && !failed && (known || !USUALLY.has(type))) return null
  return (
    <div className={cx(strip.strip, styles.second)}>
      {failed && <ErrorLine of={t('classes')} onRetry={() => void refetch()} />}
      {classes.length > 0 && (
        <ChipRow label={t('classes')}>
          <Chip
            on={!gameClassify}
            onClick={() => onChange({ gameClassify: undefined })}
            onAhead={() => onAhead({ gameClassify: undefined })}
          >
            {t('show.ALL')}
          </Chip>
          {classes.map(({ key, displayName }) => (
            <Chip
              key={key}
              on={gameClassify === key}
              onClick={() => onChange({ gameClassify: key })}
              onAhead={() => onAhead({ gameClassify: key })}
            >
              {displayName}
            </Chip>
          ))}
        </ChipRow>
      )}
      {type === 'RNG' && (
        <ChipRow label={t('slotFilters')}>
          {(['minBet', 'minLineNum'] as const).map((name) => {
            const changes = { [name]: view[name] === undefined ? SLOT_FILTERS[name] : undefined }
            return (
              <Chip key={name} on={view[name] !== undefined} onClick={() => onChange(changes)} onAhead={() => onAhead(changes)}>
                {t(`filter.${name}`)}
              </Chip>
            )
          })}
        </ChipRow>
      )}
    </div>
  )
}
