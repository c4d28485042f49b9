import type { RecordSubject } from '@portico/contract/records/shapes'
import { gamesByCode } from '../catalogue/index.ts'
import { textIn } from '../kit/localized.ts'
import type { RecordSubjects } from '../kit/record-subjects.ts'
import type { Platform } from '../platform.ts'
import type { RoundRow } from './play-store.ts'
import { ownRounds } from './session-store.ts'
import { refOf } from './transaction.ts'

const stateOf = ({ state, reason, won }: RoundRow): Extract<RecordSubject, { kind: 'ROUND' }>['state'] => {
  if (state === 'OPEN') return 'OPEN'
  if (reason === 'ROLLED_BACK') return 'RETURNED'
  return won > 0n ? 'WON' : 'LOST'
}

/** Rounds of vendors' games, as a member's records name them. */
export const createRoundSubjects = ({ database, brand }: Pick<Platform, 'database' | 'brand'>): RecordSubjects => {
  const db = database.orm
  const gamesOf = async (codes: readonly string[], language: string) =>
    new Map(
      (await gamesByCode(db, codes)).map(({ code, names, displayName }) => [
        code,
        { name: textIn(names, language, brand) || code, vendor: displayName },
      ]),
    )
  return {
    of: async (memberId, refs, language) => {
      const ids = refs.filter((ref) => ref.includes('/')).map((ref) => ref.slice(ref.indexOf('/') + 1))
      const rounds = await ownRounds(db, memberId, ids)
      const games = await gamesOf([...new Set(rounds.map(({ gameCode }) => gameCode))], language)
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
              state: stateOf(round),
            },
          ]
        }),
      )
    },
    productNames: async (products, language) => new Map([...(await gamesOf(products, language))].map(([code, { name }]) => [code, name])),
  }
}
