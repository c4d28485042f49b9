import type { i18n as I18n } from 'i18next'
import type { Game } from '@portico/contract/catalogue/shapes'
import { failureKey } from '../../api/failure.ts'
import type { AppDispatch } from '../../core/thunk.ts'
import { toasts } from '../../ui/toast/toasts.ts'
import { favourites } from './favourites.ts'
import { kept } from './kept.ts'

/** Turns a heart; when the gateway refuses, it turns back and says why. */
export const turnHeart = async (dispatch: AppDispatch, i18n: I18n, game: Game): Promise<void> => {
  const wanted = !kept.read().ids.has(game.nodeId)
  try {
    await dispatch(favourites.turn(game))
  } catch (error) {
    await i18n.loadNamespaces(['games', 'errors'])
    const text = i18n.t(wanted ? 'games:notAdded' : 'games:notRemoved', { name: game.gameName })
    toasts.show(`${text} ${i18n.t(`errors:${failureKey(error)}`)}`, 'negative')
  }
}
