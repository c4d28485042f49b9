export { useGameVendorsQuery, useHotGamesQuery } from './api.ts'
