import { distance } from './colour.ts'
import { familiesOf } from './families.ts'
import { dominantColour, type GameIdentity } from './game.ts'
import { LOOK_COUNT } from './palette.ts'
import { hashOf } from './random.ts'
import { subjectCosts } from './subject.ts'
import { familyOf, variantFrom } from './variant.ts'

/** Two grounds nearer than this in Oklab read as the same palette. */
export const ALIKE = 0.06

/** A game to be given a picture. */
export interface NamedGame extends GameIdentity {
  /** What it is called and classed as, in English, the name last; its picture follows it where the neighbours let it. */
  readonly subject?: string
}

interface PlacedGame {
  readonly family: string
  readonly colour: string
  readonly variant: number
}

/** How much less a look is liked the further it is from the vendor's own; some games like another best. */
const LOOK_COST = [0, 1, 1, 2, 4] as const

/**
 * A variant for each game, in display order, so that none shares its family or its palette's look with its left or
 * upper neighbour in a grid of `columns`; a family never, a look unless all five are taken. Within that it shows what the
 * game is called. The order of the list is the order of the grid; games after a place do not change the pictures before
 * it. Runs in one pass.
 */
export const assignVariants = (games: readonly NamedGame[], columns = 6): number[] => {
  const placed: PlacedGame[] = []
  for (const [index, game] of games.entries()) {
    const neighbours = [placed[index - 1], placed[index - columns]].filter((other) => other !== undefined)
    const around = [2, columns - 1, columns + 1].map((back) => placed[index - back]?.family)
    placed.push(best(game, neighbours, around))
  }
  return placed.map(({ variant }) => variant)
}

const best = (game: NamedGame, neighbours: readonly PlacedGame[], around: readonly (string | undefined)[]): PlacedGame => {
  const families = familiesOf(game.category)
  const count = families.length
  const far = subjectCosts(game.subject, families)
  const first = hashOf(`family ${game.code}`) % count
  const liked = hashOf(`look ${game.code}`) % 7
  const looks = Array.from({ length: LOOK_COUNT }, (_, look) => {
    const colour = dominantColour({ ...game, variant: look })
    const near = Math.min(1, ...neighbours.map((other) => distance(other.colour, colour)))
    const cost = look === liked && look < 4 ? -0.5 : (LOOK_COST[look] ?? 0)
    return { colour, cost: near < ALIKE ? 1000 - near * 1000 : cost }
  })
  let chosen: PlacedGame | undefined
  let least = Number.POSITIVE_INFINITY
  for (let step = 0; step < count; step++) {
    const family = (first + step) % count
    const { name } = familyOf(game.category, game.code, variantFrom(family, 0))
    const familyCost = neighbours.some((other) => other.family === name)
      ? 10_000
      : (far[family] ?? 0) + around.filter((seen) => seen === name).length * 1.5 + step * 0.2
    for (const [look, { colour, cost }] of looks.entries()) {
      if (familyCost + cost >= least) continue
      least = familyCost + cost
      chosen = { family: name, colour, variant: variantFrom(family, look) }
    }
  }
  return chosen as PlacedGame
}
