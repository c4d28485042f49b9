import type { Game } from '@portico/contract/catalogue/shapes'
import { useTypeName } from '../../../i18n/use-type-name.ts'
import styles from '../../../ui/two-lines/two-lines.module.css'

/** What a game is called, over whose it is and of what type. */
export const GameName = ({ game }: { readonly game: Pick<Game, 'gameName' | 'displayName' | 'gameType'> }) => {
  const typeName = useTypeName()
  return (
    <span className={styles.lines}>
      <b>{game.gameName}</b>
      <small>
        {typeName(game.gameType)} · {game.displayName}
      </small>
    </span>
  )
}
