import { threeStar } from '../digits/star-plays.ts'
import type { Play } from '../play.ts'
import { on, THREES } from './window.ts'

export const THREE: readonly Play[] = THREES.flatMap((window) => threeStar((...entry) => on(window, ...entry)))
