export { GameSearch } from './components/game-search.tsx'
