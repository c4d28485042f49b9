// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { CLUBS, LEAGUES, TEAMS } from '../../games/book/sides.ts'
import { crest, leagueEmblem } from './crest.ts'

const drawingOf = (element: HTMLElement | null) => element?.innerHTML.replaceAll(/crest-\d+/g, 'crest') ?? ''

it('every team of esports has a picture of its own, a badge and no club’s shield', () => {
  const teams = TEAMS.map(({ key }) => drawingOf(crest(key, 'ESPORTS', true)))
  expect(new Set(teams).size).toBe(TEAMS.length)
  const outlineOf = (drawing: string) => /<path d="(M14 1[^"]+)"/.exec(drawing)?.[1]
  expect(new Set(teams.map(outlineOf)).size).toBe(1)
  expect(outlineOf(drawingOf(crest(CLUBS[0]?.key ?? '', 'FOOTBALL', true)))).not.toBe(outlineOf(teams[0] ?? ''))
})

it('every league has an emblem, and none that is not one', () => {
  const emblems = Object.keys(LEAGUES).map((key) => drawingOf(leagueEmblem(key)))
  expect(new Set(emblems).size).toBe(emblems.length)
  expect(emblems).not.toContain('')
  expect(leagueEmblem('nobody')).toBeNull()
})
