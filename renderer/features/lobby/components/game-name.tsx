import type { Game } from '@portico/contract/catalogue/shapes'
import { useTypeName } from '../../../i18n/use-type-name.ts'
import styles from '../../../ui/two-lines/two-lines.module.css'

interface GameNameProps {
  readonly game: Pick<Game, 'gameName' | 'displayName' | 'gameType'>
  /** Leaves out whose it is, where both would be cut. */
  readonly short?: boolean
}

/** What a game is called, over whose it is and of what type. */
export const GameName = ({ game, short }: GameNameProps) => {
  const typeName = useTypeName()
  return (
    <span className={styles.lines}>
      <b>{game.gameName}</b>
      <small>
        {typeName(game.gameType)}
        {!short && ` · ${game.displayName}`}
      </small>
    </span>
  )
}
