import type { Play } from '../play.ts'

/** Every 11X5 play, in the order of the play tree. */
export const ELEVEN_FIVE: readonly Play[] = []
