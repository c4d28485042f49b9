import type { GameType } from '@portico/contract/catalogue/shapes'
import type { Feature } from '../../core/feature.ts'
import { lazyPart } from '../../lib/lazy-part.ts'
import { GameSearch } from './components/game-search.tsx'
import { FavouritesService } from './components/favourites-service.tsx'
import { slice } from './favourites-slice.ts'

declare module '../../core/dialogs.ts' {
  interface DialogPayloads {
    vendorGames: { readonly gameType: GameType; readonly vassalage: string; readonly name: string }
  }
}

/** The header's menu of game types; nothing of the first screen waits for it. */
const GameNav = lazyPart(async () => (await import(/* @chunk side */ './nav/game-nav.tsx')).GameNav)

const list = () => import('./pages/list-page.tsx')
const centre = () => import('./pages/centre-page.tsx')
const accountGames = () => import('./pages/account-games-page.tsx')

export const lobby = {
  pages: [
    { strings: ['lobby', 'content'], site: { home: () => import(/* @chunk lobby-page */ './pages/home-page.tsx') } },
    {
      strings: ['lobby', 'games'],
      site: {
        sports: centre,
        esports: centre,
        lott: centre,
        elott: centre,
        cockfight: centre,
        bingo: centre,
        live: list,
        fish: list,
        rng: list,
        pvp: list,
        favorite: accountGames,
        recent: accountGames,
      },
    },
  ],
  dialogs: { vendorGames: () => import('./components/vendor-games-dialog.tsx') },
  slots: { search: GameSearch, games: GameNav },
  services: [FavouritesService],
  slice,
} satisfies Feature
