export { useNames } from './hooks/use-names.ts'
export { pages } from './routes.ts'
export { slipReducer } from './slice.ts'
