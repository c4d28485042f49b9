import { anyPlace } from '../digits/any-place.ts'
import { digitPlay, wins } from '../digits/play.ts'
import { fiveStar, threeStar, twoStar } from '../digits/star-plays.ts'
import type { Play } from '../play.ts'

/** Plays on the first three digits: 3D and P3 draw no more, P5 draws five. */
const THREE = { game: 'LF', drawn: 3, orLonger: 5 } as const
/** Plays that only P5 has. */
const FIVE = { game: 'LF', drawn: 5, at: [1, 2, 3, 4, 5] } as const

const THREE_STAR = threeStar((kind, chances, family) =>
  digitPlay({ ...THREE, id: `3d-${kind}`, group: ['3star', kind], help: `3star-${kind}`, at: [1, 2, 3], chances }, family),
)

const TWO_STAR = (
  [
    ['front2', [1, 2]],
    ['back2', [2, 3]],
  ] as const
).flatMap(([window, at]) =>
  twoStar((kind, chances, family) =>
    digitPlay({ ...THREE, id: `3d-${window}-${kind}`, group: [window, kind], help: `2star-${kind}`, at, chances }, family),
  ),
)

const FIVE_STAR = fiveStar((kind, chances, family) =>
  digitPlay({ ...FIVE, id: `p5-${kind}`, group: ['5star', kind], help: `5star-${kind}`, chances }, family),
)

/** Every LF play, in the order of the play tree. */
export const LF: readonly Play[] = [
  ...THREE_STAR,
  ...TWO_STAR,
  digitPlay(
    { ...THREE, id: '3d-fixed-position', group: ['fixed', 'position'], help: '3d-fixed-position', at: [1, 2, 3], chances: wins(1, 10) },
    anyPlace(3, 1),
  ),
  ...FIVE_STAR,
  digitPlay(
    { ...FIVE, id: 'p5-fixed-position', group: ['5star', 'position'], help: 'fixed-position', chances: wins(1, 10) },
    anyPlace(5, 1),
  ),
]
