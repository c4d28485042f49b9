import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { GameList } from '../components/game-list.tsx'
import { ListFilters } from '../components/list-filters.tsx'
import { TypeChips } from '../components/type-chips.tsx'
import { typeAt } from '../model.ts'
import { useListView } from '../use-list-view.ts'

/** The list centre of a type: every game of it [ROUTE-10] [LOBBY-08]. */
export const Component = () => {
  const { t } = useTranslation(['lobby', 'games'])
  const type = typeAt(useLocation().pathname)
  const { view, change } = useListView()
  const title = t(`type.${type}`)
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
        filters={<ListFilters type={type} view={view} onChange={change} />}
      />
    </>
  )
}
