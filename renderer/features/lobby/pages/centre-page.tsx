import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { GameList } from '../components/game-list.tsx'
import { ListFilters } from '../components/list-filters.tsx'
import { TypeChips } from '../components/type-chips.tsx'
import { VendorCards } from '../components/vendor-cards.tsx'
import type { ListView } from '../list-address.ts'
import { typeAt } from '../model.ts'
import { useListView } from '../use-list-view.ts'
import { useOpenGame } from '../use-open-game.ts'

const isWhole = ({ selection, vassalage, gameClassify, gameName, page }: ListView): boolean =>
  selection === 'ALL' && page === 1 && [vassalage, gameClassify, gameName].every((value) => value === undefined)

/** The game centre of a type: its vendors first, then their games [ROUTE-09] [ROUTE-11]. */
export const Component = () => {
  const { t } = useTranslation(['lobby', 'games'])
  const type = typeAt(useLocation().pathname)
  const { view, change } = useListView()
  const open = useOpenGame()
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
        filters={
          <>
            {isWhole(view) && <VendorCards type={type} onOpen={open} />}
            <ListFilters type={type} view={view} onChange={change} />
          </>
        }
      />
    </>
  )
}
