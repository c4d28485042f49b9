import { typeAt } from '../../launch/index.ts'
import { Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { HotMatches } from '../../content/index.ts'
import { TypeList } from '../components/type-list.tsx'
import { VendorCards } from '../components/vendor-cards.tsx'
import type { ListView } from '../list-address.ts'
import { useListView } from '../use-list-view.ts'
import { useOpenGame } from '../use-open-game.ts'

const isWhole = ({ selection, vassalage, gameClassify, gameName, page }: ListView): boolean =>
  selection === 'ALL' && page === 1 && [vassalage, gameClassify, gameName].every((value) => value === undefined)

/** The game centre of a type: its vendors first, then their games; for sports, matches before both [ROUTE-09] [ROUTE-11] [PROMO-10]. */
export const Component = () => {
  const type = typeAt(useLocation().pathname)
  const { view, change } = useListView()
  const open = useOpenGame()
  return (
    <TypeList type={type} view={view} onChange={change}>
      {isWhole(view) && (
        <>
          {type === 'SPORTS' && (
            <Suspense>
              <HotMatches />
            </Suspense>
          )}
          <VendorCards type={type} onOpen={open} />
        </>
      )}
    </TypeList>
  )
}
