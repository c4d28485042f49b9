import type { Play } from '../play.ts'

/** Every play of the northern lottery, in the order of the play tree. */
export const NORTH: readonly Play[] = []

/** Every play of the southern and central stations. */
export const SOUTH: readonly Play[] = []
