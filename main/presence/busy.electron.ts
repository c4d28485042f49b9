import type { Games } from '../games/games.ts'
import type { Registry } from '../windows/registry.ts'
import { isLooked } from './screen.electron.ts'
import { isPersonThere } from './there.electron.ts'

interface Deps {
  readonly games: Pick<Games, 'list'>
  readonly registry: Pick<Registry, 'ids'>
}

/** Whether somebody plays, has the office open, or works with a window of ours. An office stays open over lunch. */
export const isBusy = ({ games, registry }: Deps): boolean =>
  games.list.get().length > 0 || registry.ids('office').length > 0 || (isLooked(registry.ids()) && isPersonThere())
