import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inRoot } from '../../scripts/lib/root.ts'
import { sourceFiles } from '../../scripts/lib/sources.ts'
import { queriesIn, unshownIn } from './failed-calls.ts'

const SHOWN = 'const { data, isError, refetch } = useMatchesQuery({})\nshow(isError, refetch)'

const inPart = (text: string): string => `export const Part = () => {\n${text}\n}\n`
const findings = (text: string, others: Readonly<Record<string, string>> = {}) =>
  unshownIn(new Map([['renderer/features/a/part.tsx', inPart(text)], ...Object.entries(others)]))

test.each([
  ['in a pattern', SHOWN],
  ['as `error`', 'const { data, error, refetch } = useMatchesQuery({})'],
  ['under another name', 'const { isError: failed, refetch: again } = useMatchesQuery({})'],
  ['of a whole result', 'const matches = useMatchesQuery({})\nif (matches.isError) matches.refetch()'],
  [
    'among several results',
    'const a = useAQuery({})\nconst b = useBQuery({})\n;[a, b].filter(({ isError }) => isError).map(({ refetch }) => refetch())',
  ],
  ['of an endless list', 'const list = useRowsInfiniteQuery({})\nif (list.error) list.refetch()'],
  ['of a fact of the client', 'const { isError, refetch } = useQuery({ queryKey: [1] })'],
])('a failure that is read %s is fine', (_how, text) => {
  expect(findings(text)).toEqual([])
})

test.each([
  ['nothing but the answer is read', 'const { data } = useMatchesQuery({})'],
  ['nothing says how to ask again', 'const { data, isError } = useMatchesQuery({})'],
  ['the answer is read at once', 'const list = useMatchesQuery({}).data'],
  ['it is handed to another hook', 'const list = useDeferredValue(useMatchesQuery({}).data)'],
  ['the whole result is kept, and its failure never read', 'const matches = useMatchesQuery({})\nreturn matches.data'],
  ['it is asked of the endpoint', 'const { data } = api.endpoints.matches.useQuery({})'],
  ['it is read from the cache', 'const { currentData } = api.endpoints.matches.useQueryState({})'],
  ['it is an endless list', 'const { data } = useRowsInfiniteQuery({})'],
  ['a comment says nothing', '// Failure not shown: no.\nconst { data } = useMatchesQuery({})'],
])('a failure is lost where %s', (_how, text) => {
  expect(findings(text)).toMatchObject([expect.stringContaining('loses its failure')])
})

test('a hook that hands on the whole result is judged where it is asked', () => {
  const handsOn = 'export const useBestQuery = () => useMatchesQuery({})\n'
  expect(unshownIn(new Map([['renderer/a.ts', handsOn]]))).toEqual([])
  expect(findings('const { data } = useBestQuery()')).toHaveLength(1)
  expect(unshownIn(new Map([['renderer/a.ts', handsOn.replace('useBestQuery', 'useBest')]]))).toHaveLength(1)
})

test('no other name hides that the gateway is asked', () => {
  expect(findings('', { 'renderer/b.ts': 'export const { useMatchesQuery: useMatches } = api' })).toHaveLength(1)
  expect(findings('', { 'renderer/b.ts': "import { useMatchesQuery as useMatches } from './api.ts'" })).toHaveLength(1)
  expect(findings('const ask = useMatchesQuery\nask({})')).toHaveLength(1)
})

test('a comment may say why, or where it is shown; there it has to be', () => {
  const silent = 'const { data } = useMatchesQuery({})'
  expect(findings(`// Failure not shown: what was known before stays.\n${silent}`)).toEqual([])
  expect(findings(`// Failure not shown: what was known before stays.\n\n${silent}`)).toHaveLength(1)
  const there = `// Failure shown by ../b/other.tsx, above it.\n${silent}`
  expect(findings(there, { 'renderer/features/b/other.tsx': inPart(SHOWN) })).toEqual([])
  expect(findings(there)).toMatchObject([expect.stringContaining('which it does not')])
  expect(findings(there, { 'renderer/features/b/other.tsx': inPart(SHOWN.replace('Matches', 'Links')) })).toHaveLength(1)
  expect(findings(`// Failure shown by ../b/other.tsx.\n${SHOWN}`)).toMatchObject([expect.stringContaining('out of date')])
})

test('every call of the renderer shows its failure, or says who does [RULES-04]', () => {
  const files = sourceFiles().filter(({ path }) => /^renderer\/.*\.tsx?$/.test(path) && !/\.test\.|^renderer\/test\//.test(path))
  const texts = new Map(files.map(({ path }) => [path, readFileSync(inRoot(path), 'utf8')]))
  expect([...texts].flatMap(([path, text]) => queriesIn(path, text)).length).toBeGreaterThan(190)
  expect(unshownIn(texts)).toEqual([])
}, 120_000)
