import Clock from 'lucide-react/icons/clock'
import Heart from 'lucide-react/icons/heart'
import { useTranslation } from 'react-i18next'
import { useLocation, useSearchParams } from 'react-router-dom'
import { GAME_TYPES, type GameType } from '@portico/contract/catalogue/shapes'
import { useTypeName } from '../../../i18n/use-type-name.ts'
import { paths } from '../../../core/paths.ts'
import { Chip, ChipRow } from '../../../ui/chip/chip.tsx'
import { useGameMenusQuery } from '../api.ts'
import { GameList } from '../components/game-list.tsx'
import { ListSearch } from '../components/list-search.tsx'
import { TypeChips } from '../components/type-chips.tsx'
import { useListView } from '../use-list-view.ts'
import styles from '../components/lists.module.css'

/** The type the address narrows the list to. */
const useType = () => {
  const [query, setQuery] = useSearchParams()
  const typeParam = query.get('type')
  const choose = (type: GameType | undefined) =>
    setQuery((now) => {
      const next = new URLSearchParams(now)
      next.delete('page')
      if (type) next.set('type', type)
      else next.delete('type')
      return next
    })
  return { type: GAME_TYPES.find((type) => type === typeParam), choose }
}

/** A member's favourites, or what they opened last [ROUTE-12] [GAME-06]. */
export const Component = () => {
  const { t } = useTranslation(['games', 'lobby'])
  const typeName = useTypeName()
  const favourite = useLocation().pathname === paths.page('favorite')
  const { view, change } = useListView()
  const { type, choose } = useType()
  // Failure shown by ../components/type-chips.tsx, above it.
  const { data } = useGameMenusQuery({})
  const title = t(favourite ? 'lobby:type.FAV' : 'recent')
  return (
    <>
      <h1 className="visually-hidden">{title}</h1>
      <TypeChips current={favourite ? 'FAV' : undefined} />
      <GameList
        key={title}
        title={title}
        type={type}
        view={{ ...view, selection: favourite ? 'FAV' : 'RECENT' }}
        onChange={change}
        empty={
          favourite
            ? { icon: <Heart />, title: t('noFavourites.title'), hint: t('noFavourites.hint') }
            : { icon: <Clock />, title: t('noRecent.title'), hint: t('noRecent.hint') }
        }
        filters={
          <div className={styles.filters}>
            <ChipRow label={t('narrow')}>
              <Chip on={!type} onClick={() => choose(undefined)}>
                {t('show.ALL')}
              </Chip>
              {data?.menus.map(({ gameType }) => (
                <Chip key={gameType} on={type === gameType} onClick={() => choose(gameType)}>
                  {typeName(gameType)}
                </Chip>
              ))}
            </ChipRow>
            <ListSearch
              label={t('searchIn', { type: title })}
              words={view.gameName ?? ''}
              onWords={(gameName) => change({ gameName }, 'quiet')}
            />
          </div>
        }
      />
    </>
  )
}
