import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../../core/paths.ts'
import { type ChangeView, useListView } from '../use-list-view.ts'
import { GameList } from './game-list.tsx'

/** Everything that was found for the words in the address. */
export const Found = ({ words }: { readonly words: string }) => {
  const { t } = useTranslation('games')
  const navigate = useNavigate()
  const { view, change } = useListView()
  const onChange: ChangeView = (changes, way) => {
    if ('gameName' in changes) void navigate(paths.home)
    else change(changes, way)
  }
  return <GameList key={words} title={t('found', { words })} view={{ ...view, gameName: words }} onChange={onChange} />
}

/** Every hot game, behind the more button of the home page [LOBBY-07] [GAME-06]. */
export const AllHot = () => {
  const { t } = useTranslation('lobby')
  const { view, change } = useListView()
  return <GameList title={t('hot.title')} view={{ ...view, selection: 'HOT' }} onChange={change} />
}
