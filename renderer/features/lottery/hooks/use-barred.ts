import { useMedia } from '../../../lib/use-narrow.ts'

/** Whether the window leaves no room for a slip beside the board: it is a sheet then, opened from a bar. As in bet-panel.module.css. */
export const useBarred = (): boolean => useMedia('(width < 960px)')
