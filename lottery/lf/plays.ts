import type { Play } from '../play.ts'

/** Every LF play, in the order of the play tree. */
export const LF: readonly Play[] = []
