import { twoStar } from '../digits/star-plays.ts'
import type { Play } from '../play.ts'
import { on, TWOS } from './window.ts'

export const TWO: readonly Play[] = TWOS.flatMap((window) => twoStar((...entry) => on(window, ...entry)))
