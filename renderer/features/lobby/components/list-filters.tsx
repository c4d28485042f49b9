import { useTranslation } from 'react-i18next'
import type { GameType } from '@portico/contract/catalogue/shapes'
import { useTypeName } from '../../../i18n/use-type-name.ts'
import { useNarrow } from '../../../lib/use-narrow.ts'
import { ErrorLine } from '../../../ui/error-line/error-line.tsx'
import { useGameVendorsQuery } from '../api.ts'
import type { PrefetchView } from '../prefetch.ts'
import type { ListView } from '../list-address.ts'
import type { ChangeView } from '../use-list-view.ts'
import { ClassFilters } from './class-filters.tsx'
import { FilterSheet } from './filter-sheet.tsx'
import { ListSearch } from './list-search.tsx'
import { SelectionStrip } from './selection-strip.tsx'
import styles from './lists.module.css'

interface ListFiltersProps {
  readonly type: GameType
  readonly view: ListView
  readonly onChange: ChangeView
  readonly onAhead: PrefetchView
}

/** What narrows a type's games: the strip, the name, the classes [LOBBY-08] [LOBBY-10] [LOBBY-11]. */
export const ListFilters = ({ type, view, onChange, onAhead }: ListFiltersProps) => {
  const { t } = useTranslation(['games', 'lobby'])
  const typeName = useTypeName()
  const { data, isError, refetch } = useGameVendorsQuery({})
  const lane = data?.data.lanes.find(({ title }) => title === type)
  const narrow = useNarrow()
  const filters = (
    <>
      <SelectionStrip view={view} vendors={lane?.vendors ?? []} onChange={onChange} onAhead={onAhead} />
      <ListSearch
        label={t('searchIn', { type: typeName(type) })}
        words={view.gameName ?? ''}
        onWords={(gameName) => onChange({ gameName }, 'quiet')}
      />
      <ClassFilters type={type} lane={lane} view={view} onChange={onChange} onAhead={onAhead} />
    </>
  )
  return (
    <>
      {!data && isError && <ErrorLine of={t('lobby:vendors')} onRetry={() => void refetch()} className={styles.failed} />}
      {narrow ? (
        <FilterSheet type={type} title={typeName(type)} lane={lane} view={view}>
          {filters}
        </FilterSheet>
      ) : (
        <div className={styles.filters}>{filters}</div>
      )}
    </>
  )
}
