import { lazyPart } from '../../lib/lazy-part.ts'

export { GameSearch } from './components/game-search.tsx'
export { useGameVendorsQuery } from './api.ts'
/** The header's menu of game types; nothing of the first screen waits for it. */
export const GameNav = lazyPart(async () => (await import('./nav/game-nav.tsx')).GameNav)
export { typeAddress } from './model.ts'
export { KeptService } from './components/kept-service.tsx'
