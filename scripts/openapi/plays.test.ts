import { readFileSync } from 'node:fs'
import { GAMES } from '@portico/lottery/play'
import { playsOf } from '@portico/lottery/catalogue'
import { selectionsOf } from '@portico/lottery/testing/selections'
import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { playsReference } from './plays.ts'
import { printJson } from './print.ts'

interface Reference {
  readonly games: Readonly<Record<string, Readonly<Record<string, { readonly selection: object }>>>>
  readonly $defs: object
}

const text = readFileSync(new URL('../../docs/plays.json', import.meta.url), 'utf8')
const { games, $defs } = JSON.parse(text) as Reference
const ajv = new Ajv2020({ strict: false, allErrors: false })
const plays = GAMES.flatMap((game) => playsOf(game).map((play) => ({ game, play })))

/** Whether it makes a bet: it is read, and stands for a note at least. */
const accepts = (read: (selection: unknown) => { readonly count: number }, selection: unknown): boolean => {
  try {
    return read(selection).count > 0
  } catch {
    return false
  }
}

test('docs/plays.json is what the play definitions say now; `npm run openapi` writes it', () => {
  expect(text).toBe(printJson(playsReference()))
})

test('every play of every game has its selection', () => {
  expect(Object.entries(games).flatMap(([game, own]) => Object.keys(own).map((id) => `${game} ${id}`))).toEqual(
    plays.map(({ game, play }) => `${game} ${play.id}`),
  )
})

test.each(GAMES)('what a play of %s takes keeps its schema, and what breaks the schema is taken by no play', (game) => {
  for (const { id, grammar, read } of playsOf(game)) {
    const holds = ajv.compile({ ...games[game]![id]!.selection, $defs })
    let bets = 0
    const keeps = (selection: Record<string, unknown>) => {
      if (accepts(read, selection)) {
        bets++
        expect(holds(selection), `${game} ${id} ${JSON.stringify(selection)}`).toBe(true)
      }
      const [key = ''] = Object.keys(selection)
      for (const broken of [{ ...selection, other: ['1'] }, { [`${key}x`]: selection[key] }, { ...selection, [key]: ['?'] }]) {
        expect(holds(broken), `${game} ${id} ${JSON.stringify(broken)}`).toBe(false)
        expect(accepts(read, broken), `${game} ${id} ${JSON.stringify(broken)}`).toBe(false)
      }
    }
    fc.assert(fc.property(selectionsOf(grammar), keeps), { numRuns: 60, seed: 7 })
    expect(bets, `${game} ${id}`).toBeGreaterThan(0)
  }
})
