import type { Play } from '../play.ts'

/** Every PK10 play, in the order of the play tree. */
export const PK10: readonly Play[] = []
