/** What the store takes of the lottery at every start; the rest of the feature comes with its pages. */
export { slipReducer } from './slice.ts'
