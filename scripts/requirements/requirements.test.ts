import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inRoot } from '../lib/root.ts'
import { namedIn, testsByRequirement } from './named.ts'
import { contradictions, judgements, readJudgements, requirementsPage } from './table.ts'

/** Ids that are not themselves in brackets or quotes here, where they would count as named. */
const [one, two, three] = ['AREA', 'AREA', 'AREA'].map((area, n) => `${area}-0${n + 1}`) as [string, string, string]

test('docs/requirements.md is what `npm run requirements` writes, and contradicts no test', () => {
  const [judged, tests] = [judgements(), testsByRequirement()]
  expect(contradictions(judged, tests)).toEqual([])
  expect(readFileSync(inRoot('docs', 'requirements.md'), 'utf8')).toBe(requirementsPage(judged, tests))
})

test('ids are read from titles and tables, not from comments', () => {
  const source = `// [${one}]\ntest('opens [${two}]', () => {})\n  ['${three}', 'GET'],`
  expect([...namedIn(source)]).toEqual([two, three])
})

test('says where judgement and tests differ', () => {
  const judged = readJudgements(`id\tproven\tmissing\n${one}\twhole\t\n${two}\tnone\t\n${three}\tpart\t\n`)
  const messages = contradictions(judged, new Map([two, three, `${'AREA'}-09`].map((id) => [id, ['some.test.ts']])))
  expect(messages.map((text) => text.slice(0, one.length))).toEqual([`${'AREA'}-09`, one, two, three])
  expect(contradictions(readJudgements(`id\tproven\tmissing\n${one}\twhole\t\n`), new Map([[one, ['some.test.ts']]]))).toEqual([])
})

test('a row that is none is refused', () => {
  expect(() => readJudgements(`id\tproven\tmissing\n${one}\tnearly\t`)).toThrow('nearly')
})
