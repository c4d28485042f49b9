import type { Play } from '../play.ts'

/** Every LHC play, in the order of the play tree. */
export const LHC: readonly Play[] = []
