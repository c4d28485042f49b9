import type { Play } from '../play.ts'

/** Every K3 play, in the order of the play tree. */
export const K3: readonly Play[] = []
