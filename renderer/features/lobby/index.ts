export { GameSearch } from './components/game-search.tsx'
export { KeptService } from './components/kept-service.tsx'
