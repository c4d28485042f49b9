import type { FeaturePages } from '../../app/pages.ts'

const type = () => import('./pages/type-page.tsx')

export const pages = {
  strings: ['lobby', 'content'],
  site: {
    home: () => import('./pages/home-page.tsx'),
    sports: type,
    esports: type,
    lott: type,
    elott: type,
    live: type,
    fish: type,
    rng: type,
    pvp: type,
    cockfight: type,
    bingo: type,
  },
} satisfies FeaturePages
