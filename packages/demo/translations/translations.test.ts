import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ARTICLES } from '../seed/blog.ts'
import { HELP_TEXTS } from '../seed/help.ts'
import { NOTICES } from '../seed/notices.ts'
import { PROMOTION_TEXTS } from '../seed/promotion-texts.ts'
import { BOARD_TITLES, MISSION_TEXTS, TICKET_TITLES } from '../seed/reward-texts.ts'
import { SENTENCES } from '../seed/sentences.ts'
import { ROWS, translated } from './index.ts'

const DEMO = new URL('../', import.meta.url)

const tags = (text: string): string[] => text.match(/<[^>]*>/g) ?? []

test('every notice, topic, article, promotion, mission and ticket of the demonstration is there in Arabic and German', () => {
  const english = [
    ...NOTICES.flatMap(({ title, content }) => [title.EN, content.EN]),
    ...HELP_TEXTS.flatMap(({ title, lines }) => [title.EN, ...lines.EN]),
    ...ARTICLES.flatMap(({ title, lead, lines }) => [title[0], lead[0], ...lines.map(([line]) => line)]),
    ...Object.values(PROMOTION_TEXTS).flatMap(({ title, summary, rules }) => [title[0], summary[0], ...rules.map(([line]) => line)]),
    ...Object.values(MISSION_TEXTS).flatMap(([title, text]) => [title[0], text[0]]),
    ...Object.values(SENTENCES).map(({ EN }) => EN),
    ...[...Object.values(BOARD_TITLES), ...Object.values(TICKET_TITLES)].map(([title]) => title),
  ]
  expect(english.length).toBeGreaterThan(80)
  const lacking = english.filter((EN = '') => !translated({ EN }).AR || !translated({ EN }).DE)
  expect(lacking).toEqual([])
})

test('a row is of a text that the demonstration has, found once, with the same tags', () => {
  const sources = ['seed', 'payments'].flatMap((room) =>
    readdirSync(new URL(room, DEMO))
      .filter((file) => file.endsWith('.ts'))
      .map((file) => readFileSync(new URL(`${room}/${file}`, DEMO), 'utf8')),
  )
  const texts = ROWS.map(([english]) => english)
  expect(texts.filter((text) => !sources.some((source) => source.includes(`'${text.replaceAll('\n', String.raw`\n`)}'`)))).toEqual([])
  expect(new Set(texts).size).toBe(texts.length)
  expect(ROWS.filter((row) => new Set(row.map((text) => tags(text).join())).size > 1)).toEqual([])
})
