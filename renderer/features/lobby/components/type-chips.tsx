import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { GameType } from '@portico/contract/catalogue'
import { dialogOpened } from '../../../app/dialogs.ts'
import { useAppDispatch, useAppSelector } from '../../../app/hooks.ts'
import { paths } from '../../../app/paths.ts'
import { Chip, ChipRow } from '../../../ui/chip/chip.tsx'
import { selectStatus } from '../../session/index.ts'
import { useGameMenusQuery, useGamesQuery } from '../api.ts'
import { typeAddress } from '../model.ts'
import { useOpenGame } from '../use-open-game.ts'
import styles from './lobby.module.css'

/** Until the gateway has said which types it offers. */
const USUAL: readonly GameType[] = ['ELOTT', 'RNG', 'LIVE', 'FISH', 'SPORTS', 'PVP']

/** The game types of the house [LOBBY-01]. */
export const TypeChips = ({ current }: { readonly current: 'HOME' | 'HOT' | GameType | undefined }) => {
  const { t } = useTranslation('lobby')
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const openGame = useOpenGame()
  const guest = useAppSelector(selectStatus) === 'guest'
  const { data } = useGameMenusQuery({})
  const lotteries = useGamesQuery({ gameType: 'ELOTT', pageSize: 1 })
  const types = data?.menus.map(({ gameType }) => gameType) ?? USUAL

  const favourites = () => {
    if (guest) dispatch(dialogOpened({ kind: 'login', next: paths.page('favorite') }))
    else void navigate(paths.page('favorite'))
  }
  const choose = (type: GameType) => {
    const first = type === 'ELOTT' || type === 'LOTT' ? lotteries.data?.games[0] : undefined
    // Lotteries are opened at once; every other type has a page [LOBBY-03] [LOBBY-05].
    if (first && type === 'ELOTT') openGame(first)
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
      <Chip large onClick={favourites}>
        {t('type.FAV')}
      </Chip>
      {types.map((type) => (
        <Chip key={type} large on={current === type} onClick={() => choose(type)}>
          {t(`type.${type}`)}
        </Chip>
      ))}
    </ChipRow>
  )
}
