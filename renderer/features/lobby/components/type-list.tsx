import type { ReactNode } from 'react'
import type { GameType } from '@portico/contract/catalogue/shapes'
import { useTypeName } from '../../../i18n/use-type-name.ts'
import { usePrefetchFirst } from '../prefetch.ts'
import type { ListView } from '../list-address.ts'
import type { ChangeView } from '../use-list-view.ts'
import { GameList } from './game-list.tsx'
import { ListFilters } from './list-filters.tsx'
import { TypeChips } from './type-chips.tsx'

interface TypeListProps {
  readonly type: GameType
  readonly view: ListView
  readonly onChange: ChangeView
  /** Above the filters. */
  readonly children?: ReactNode
}

/** Every game of a type, filtered by the address [LOBBY-08]. */
export const TypeList = ({ type, view, onChange, children }: TypeListProps) => {
  const typeName = useTypeName()
  const title = typeName(type)
  const { ask, change } = usePrefetchFirst(type, view, onChange)
  return (
    <>
      <h1 className="visually-hidden">{title}</h1>
      <TypeChips current={type} />
      <GameList
        key={type}
        title={title}
        type={type}
        view={view}
        onChange={change}
        filters={
          <>
            {children}
            <ListFilters type={type} view={view} onChange={change} onAhead={ask} />
          </>
        }
      />
    </>
  )
}
