import { lotsFrom } from '@portico/demo/seed/draw-lots'
import { drawCatalogue, type GamesSize, seedGames } from '@portico/demo/seed/games'
import { seededChance } from '../ports/chance.ts'
import type { TestGateway } from './gateway.ts'

type Size = Omit<GamesSize, 'end'>

/** Choices that are the same every time. */
export const repeatableLots = (seed: string) => lotsFrom(seededChance(seed))

/** Fills the catalogue with the games of the demonstration. */
export const fillCatalogue = (gateway: Pick<TestGateway, 'database' | 'clock'>, size: Size): Promise<void> =>
  seedGames(gateway.database.orm, repeatableLots('portico'), { ...size, end: gateway.clock.now() })

/** The games that `fillCatalogue` adds. */
export const catalogueOf = (gateway: Pick<TestGateway, 'clock'>, size: Size) =>
  drawCatalogue(repeatableLots('portico'), { ...size, end: gateway.clock.now() })
