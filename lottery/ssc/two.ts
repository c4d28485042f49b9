import { direct } from '../digits/direct.ts'
import { wins } from '../digits/play.ts'
import { different, group } from '../digits/shape.ts'
import { sides } from '../digits/sides.ts'
import type { Play } from '../play.ts'
import { on, TWOS } from './window.ts'

export const TWO: readonly Play[] = TWOS.flatMap((window) => [
  on(window, 'direct', wins(1, 100), direct(2)),
  on(window, 'group', wins(1, 50), group(different(2))),
  on(window, 'bsoe', wins(1, 4), sides),
])
