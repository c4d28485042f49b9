export { useGameVendorsQuery } from './api.ts'
export { typeAddress } from './model.ts'
