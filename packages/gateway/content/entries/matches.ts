import type { RequestOf, ResponseOf } from '@portico/contract/kit/call'
import type { BrandPack } from '@portico/contract/kit/brand'
import type { hotMatches } from '@portico/contract/content/match-calls'
import type { publishHotMatches } from '@portico/contract/content/operator-calls'
import type { HotMatch } from '@portico/contract/content/site-shapes'
import type { Catalogue } from '../../catalogue/index.ts'
import type { Control } from '../../control/index.ts'
import { otherLanguageOf, textIn } from '../../kit/localized.ts'
import type { Platform } from '../../platform.ts'
import { checkTexts, wrongField } from '../texts.ts'
import { deleteEntries, readEntries, upsertEntry } from './store.ts'

/** Matches that people bet on much: from a feed that the operator publishes, and from vendors that report theirs. */
export interface Matches {
  /**
   * Puts the feed in the place of all that was there, unless it is only looked at.
   * @throws Failure INVALID_REQUEST naming the match and its field
   */
  publish(request: RequestOf<typeof publishHotMatches>): Promise<ResponseOf<typeof publishHotMatches>>
  /** Those that have not begun and whose game is offered; none for who takes a break from play. */
  list(reader: { readonly language: string; readonly memberId: string | null }): Promise<ResponseOf<typeof hotMatches>>
}

export interface MatchesDeps {
  readonly catalogue: Pick<Catalogue, 'find' | 'target'>
  readonly isSpared: Control['isSpared']
  /** Hot matches that vendors report of their own games. */
  readonly reported: () => Promise<HotMatch[]>
}

const MATCH_LANES: ReadonlySet<string> = new Set(['SPORTS', 'ESPORTS'])

interface CheckParts {
  readonly brand: BrandPack
  readonly catalogue: Pick<Catalogue, 'find'>
  /** Before the names of fields, where there are several matches. */
  readonly at?: string
}

/** @throws Failure INVALID_REQUEST naming the field that is missing, too long, or leads to no sports game that is offered */
export const checkMatch = async (match: HotMatch, { brand, catalogue, at = '' }: CheckParts): Promise<void> => {
  const texts = { league: match.league, home: match.home, away: match.away }
  checkTexts(Object.fromEntries(Object.entries(texts).map(([name, text]) => [`${at}${name}`, text])), brand)
  for (const [index, { label }] of match.bets.entries()) checkTexts({ [`${at}bets.${index}.label`]: label }, brand)
  if (Number.isNaN(Date.parse(match.startsAt))) throw wrongField(`${at}startsAt`, 'format')
  const game = await catalogue.find(match.gameCode)
  if (!game || !MATCH_LANES.has(game.lane)) throw wrongField(`${at}gameCode`, 'game-unknown')
}

const bySoonest = (a: HotMatch, b: HotMatch): number => Date.parse(a.startsAt) - Date.parse(b.startsAt)

export const createMatches = (
  { database, brand, clock, events }: Pick<Platform, 'database' | 'brand' | 'clock' | 'events'>,
  { catalogue, isSpared, reported }: MatchesDeps,
): Matches => {
  const hasBegun = ({ startsAt }: HotMatch): boolean => Date.parse(startsAt) <= clock.now().getTime()
  return {
    publish: async ({ matches, preview }) => {
      const keys = new Set<string>()
      for (const [index, match] of matches.entries()) {
        if (keys.has(match.key)) throw wrongField(`matches.${index}.key`, 'twice')
        keys.add(match.key)
        await checkMatch(match, { brand, catalogue, at: `matches.${index}.` })
      }
      if (!preview)
        await database.orm.transaction(async (tx) => {
          await deleteEntries(tx, 'match')
          for (const [position, match] of matches.entries())
            await upsertEntry(tx, { kind: 'match', key: match.key, position, value: { ...match, kind: 'match' } }, true)
          await events.broadcast(tx, 'content.changed', { kind: 'match' })
        })
      return {
        shown: matches.filter((match) => !hasBegun(match)).toSorted(bySoonest),
        begun: matches.filter(hasBegun).map(({ key }) => key),
      }
    },
    list: async ({ language, memberId }) => {
      if (memberId !== null && (await isSpared(memberId))) return { list: [] }
      const published: HotMatch[] = (await readEntries(database.orm, 'match')).map(({ entry }) => entry)
      const ahead = [...published, ...(await reported())].filter((match) => !hasBegun(match)).toSorted(bySoonest)
      const visible = ahead.map(async ({ key, league, home, away, startsAt, gameCode, bets }) => {
        const game = await catalogue.target(gameCode, language)
        return game === null
          ? []
          : {
              match: key,
              league: textIn(league, language, brand),
              home: textIn(home, language, brand),
              away: textIn(away, language, brand),
              lang: otherLanguageOf(home, language, brand),
              startsAt,
              game,
              bets: bets.map(({ label, odds }) => ({ label: textIn(label, language, brand), odds })),
            }
      })
      return { list: (await Promise.all(visible)).flat() }
    },
  }
}
