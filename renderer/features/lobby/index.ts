export { useGameVendorsQuery } from './api.ts'
