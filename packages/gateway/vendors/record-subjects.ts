import type { RecordSubject } from '@portico/contract/records/shapes'
import { gamesByCode } from '../catalogue/index.ts'
import type { RecordSubjects } from '../kit/record-subjects.ts'
import type { Platform } from '../platform.ts'
import { createGameNames, roundNet, roundStateOf } from './round-names.ts'
import { ownRounds } from './session-store.ts'
import { refOf } from './round-money.ts'

/** Rounds of vendors' games, as a member's records name them. */
export const createRoundSubjects = (platform: Pick<Platform, 'database' | 'brand'>): RecordSubjects => {
  const namesOf = createGameNames(platform)
  return {
    of: async (memberId, refs, language) => {
      const ids = refs.filter((ref) => ref.includes('/')).map((ref) => ref.slice(ref.indexOf('/') + 1))
      const rounds = await ownRounds(platform.database.orm, memberId, ids)
      const games = await namesOf([...new Set(rounds.map(({ gameCode }) => gameCode))], language)
      return new Map(
        rounds.map((round): [string, RecordSubject] => {
          const { vendor, roundId, gameCode } = round
          const game = games.get(gameCode)
          return [
            refOf(vendor, roundId),
            {
              kind: 'ROUND',
              roundId,
              gameCode,
              gameName: game?.name ?? gameCode,
              vendorName: game?.vendor ?? vendor,
              state: roundStateOf(round),
              net: roundNet(round),
            },
          ]
        }),
      )
    },
    productVendors: async (products) =>
      new Map(
        (await gamesByCode(platform.database.orm, products)).map(({ code, vendor, displayName }) => [code, { vendor, name: displayName }]),
      ),
    productNames: async (products, language) => new Map([...(await namesOf(products, language))].map(([code, { name }]) => [code, name])),
  }
}
