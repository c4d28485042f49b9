export { opening, typeAddress, typeAt } from './opening.ts'
export { REFRESH_FLAG, refreshLists } from './refresh.ts'
export { type OpenGame, useOpenGame } from './use-open-game.ts'
