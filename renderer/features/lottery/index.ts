export { CancelButton } from './components/cancel-button.tsx'
export { DrawFigures } from './components/draw-figures.tsx'
export { LotsBoard } from './components/lots-board.tsx'
export { useNames } from './hooks/use-names.ts'
