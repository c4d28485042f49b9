import type { Play } from '../play.ts'
import { FIVE } from './five.ts'
import { FOUR } from './four.ts'
import { THREE } from './three.ts'
import { TWO } from './two.ts'
import { WHOLE } from './whole.ts'

/** Every SSC play, in the order of the play tree. */
export const SSC: readonly Play[] = [...FIVE, ...FOUR, ...THREE, ...TWO, ...WHOLE]
