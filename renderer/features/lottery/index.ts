export { figuresOf } from './model/figures.ts'
export { useNames } from './hooks/use-names.ts'
export { slipReducer } from './slice.ts'
