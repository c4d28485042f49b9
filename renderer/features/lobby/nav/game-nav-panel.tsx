import { Link } from '../../../lib/link.tsx'
import { typeAddress } from '../../launch/index.ts'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { GameType } from '@portico/contract/catalogue/shapes'
import { ErrorLine } from '../../../ui/error-line/error-line.tsx'
import { Picture } from '../../../ui/picture/picture.tsx'
import { useToasts } from '../../../ui/toast/toasts.ts'
import { type Lane, lobbyApi, useGameVendorsQuery } from '../api.ts'
import { usePermission } from '../../access/index.ts'
import { useOpenGame } from '../use-open-game.ts'
import { useTypeName } from '../../../i18n/use-type-name.ts'
import { useAppDispatch } from '../../../core/hooks.ts'
import styles from './game-nav.module.css'
import { isLarge, type NavEntry, navTarget } from './nav-target.ts'

/** Opens a type as the menu's rules say; the only vendor of a type is asked for its first game, which is its lobby. */
const useFollow = () => {
  const { t } = useTranslation('common')
  const toasts = useToasts()
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const openGame = useOpenGame()
  return async (entry: NavEntry, lane: Lane | undefined) => {
    const target = navTarget(entry, lane?.vendors.length ?? 0)
    if (target !== 'launch') return navigate(target.to)
    const question = { gameType: entry as GameType, pageSize: 1 }
    const found = await dispatch(lobbyApi.endpoints.games.initiate(question, { subscribe: false }))
    const first = found.data?.games[0]
    if (first) openGame(first)
    else toasts.show(t('fault.title'), 'negative')
    return undefined
  }
}

const Vendors = ({ lane }: { lane: Lane }) => {
  const typeName = useTypeName()
  return (
    <ul className={styles.vendors} data-large={isLarge(lane.vendors.length) || undefined} aria-label={typeName(lane.title)}>
      {lane.vendors.map(({ vassalage, displayName, iconUrl, total }) => (
        <li key={vassalage}>
          <Link to={typeAddress(lane.title, vassalage)} className={styles.vendor}>
            <Picture src={iconUrl} width={36} height={36} />
            <span>{displayName}</span>
            <small>{total}</small>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Game types on one side, the vendors of the one under the pointer on the other [CHROME-05] [CHROME-06]. */
export const GameNavPanel = () => {
  const { t } = useTranslation(['lobby', 'common'])
  const typeName = useTypeName()
  const { data, isError, refetch } = useGameVendorsQuery({})
  const follow = useFollow()
  const promotions = usePermission('PROMOTIONS')
  const lanes = data?.data.lanes ?? []
  const [looked, setLooked] = useState<GameType>()
  const current = lanes.find(({ title }) => title === looked) ?? lanes.find(({ vendors }) => vendors.length > 0)
  const entry = (name: NavEntry, text: string, lane?: Lane) => (
    <li key={name}>
      <button
        type="button"
        className={styles.entry}
        data-on={(lane && lane === current) || undefined}
        onPointerEnter={() => lane && setLooked(lane.title)}
        onFocus={() => lane && setLooked(lane.title)}
        onClick={() => void follow(name, lane)}
      >
        {text}
        {lane && <ChevronRight aria-hidden="true" />}
      </button>
    </li>
  )
  return (
    <nav className={styles.panel} aria-label={t('common:menu.games')}>
      <ul className={styles.entries}>
        {entry('HOME', t('common:menu.home'))}
        {lanes.map((lane) => entry(lane.title, typeName(lane.title), lane))}
        {promotions && entry('PROMO', t('common:menu.promotions'))}
      </ul>
      {!data && isError && <ErrorLine onRetry={() => void refetch()} className={styles.failed} />}
      {current && <Vendors lane={current} />}
    </nav>
  )
}
