import type { FeaturePages } from '../../app/pages.ts'

const list = () => import('./pages/list-page.tsx')
const centre = () => import('./pages/centre-page.tsx')
const accountGames = () => import('./pages/account-games-page.tsx')

export const pages = {
  strings: ['lobby', 'content'],
  site: { home: () => import('./pages/home-page.tsx') },
} satisfies FeaturePages

/** Lists of games; their words are not needed on the home page. */
export const lists = {
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
} satisfies FeaturePages
