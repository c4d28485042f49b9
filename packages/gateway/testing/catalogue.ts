import { randomFrom } from '@portico/demo/seed/random'
import { drawCatalogue, type GamesSize, seedGames } from '@portico/demo/seed/games'
import { seededRandom } from '../ports/random.ts'
import type { TestGateway } from './gateway.ts'

type Size = Omit<GamesSize, 'end'>

/** Choices that are the same every time. */
export const repeatableRandom = (seed: string) => randomFrom(seededRandom(seed))

/** Fills the catalogue with the games of the demonstration. */
export const fillCatalogue = async (gateway: Pick<TestGateway, 'database' | 'clock'>, size: Size): Promise<void> => {
  await seedGames(gateway.database.orm, repeatableRandom('portico'), { ...size, end: gateway.clock.now() })
}

/** The games that `fillCatalogue` adds. */
export const catalogueOf = (gateway: Pick<TestGateway, 'clock'>, size: Size) =>
  drawCatalogue(repeatableRandom('portico'), { ...size, end: gateway.clock.now() })
