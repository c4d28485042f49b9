import { typeAt } from '../../launch/index.ts'
import { useLocation } from 'react-router-dom'
import { TypeList } from '../components/type-list.tsx'
import { useListView } from '../use-list-view.ts'

/** The list centre of a type: every game of it [ROUTE-10] [LOBBY-08]. */
export const Component = () => {
  const { view, change } = useListView()
  return <TypeList type={typeAt(useLocation().pathname)} view={view} onChange={change} />
}
