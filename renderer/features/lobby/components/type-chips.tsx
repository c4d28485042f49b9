import { typeAddress } from '../../launch/index.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import type { GameType } from '@portico/contract/catalogue/shapes'
import { useTypeName } from '../../../i18n/use-type-name.ts'
import { dialogOpened } from '../../../core/dialogs.ts'
import { useAppDispatch } from '../../../core/hooks.ts'
import { paths } from '../../../core/paths.ts'
import { Chip, ChipRow } from '../../../ui/chip/chip.tsx'
import { ErrorLine } from '../../../ui/error-line/error-line.tsx'
import { selectStatus } from '../../session/index.ts'
import { useGameMenusQuery } from '../api.ts'
import { useOpenGame } from '../use-open-game.ts'
import styles from './lobby.module.css'

/** Until the gateway has said which types it offers. */
const USUAL: readonly GameType[] = ['ELOTT', 'RNG', 'LIVE', 'FISH', 'SPORTS', 'PVP']
/** Types that the menu opens a game of, and not a page [LOBBY-03] [LOBBY-04]. */
const DIRECT: ReadonlySet<GameType> = new Set(['ELOTT', 'LOTT', 'COCKFIGHT', 'ESPORTS'])

/** The game types of the house [LOBBY-01] [LOBBY-05]. */
export const TypeChips = ({ current }: { readonly current: 'HOME' | 'HOT' | 'FAV' | GameType | undefined }) => {
  const { t } = useTranslation('lobby')
  const typeName = useTypeName()
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const openGame = useOpenGame()
  const guest = useSelector(selectStatus) === 'guest'
  const { data, isError, refetch } = useGameMenusQuery({})
  const types = data?.menus.map(({ gameType }) => gameType) ?? USUAL

  const favourites = () => {
    void navigate(guest ? paths.home : paths.page('favorite'))
    if (guest) dispatch(dialogOpened({ kind: 'login', next: paths.page('favorite') }))
  }
  const [waiting, setWaiting] = useState<GameType>()
  const openFirst = async (type: GameType) => {
    setWaiting(type)
    const game = await import('../direct-launch.ts').then(({ directGame }) => dispatch(directGame(type))).catch(() => undefined)
    setWaiting(undefined)
    if (game) openGame(game)
    else void navigate(typeAddress(type))
  }
  const choose = (type: GameType) => {
    if (DIRECT.has(type)) void openFirst(type)
    else void navigate(typeAddress(type))
  }
  return (
    <ChipRow label={t('types')} className={styles.chips}>
      <Chip large on={current === 'HOME'} onClick={() => void navigate(paths.home)}>
        {t('type.HOME')}
      </Chip>
      <Chip large on={current === 'HOT'} onClick={() => void navigate(`${paths.home}?type=HOT`)}>
        {t('type.HOT')}
      </Chip>
      <Chip large on={current === 'FAV'} onClick={favourites}>
        {t('type.FAV')}
      </Chip>
      {types.map((type) => (
        <Chip key={type} large on={current === type || waiting === type} onClick={() => choose(type)}>
          {typeName(type)}
        </Chip>
      ))}
      {!data && isError && <ErrorLine onRetry={() => void refetch()} />}
    </ChipRow>
  )
}
