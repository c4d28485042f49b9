export { useNames } from './hooks/use-names.ts'
export { slipReducer } from './slice.ts'
