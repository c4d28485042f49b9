import { afterEach, expect, it, vi } from 'vitest'
import { favouriteIds } from '@portico/contract/catalogue/own-calls'
import { answers, stubGateway } from './gateway.ts'

afterEach(() => vi.unstubAllGlobals())

it('answers nothing that the contract does not allow', () => {
  expect(() => answers(favouriteIds, { ids: ['17'] as never })).toThrow(/ids/)
})

it('gives replies in turn and the last one ever after, and knows of no other call', async () => {
  const line = stubGateway(answers(favouriteIds, { ids: [1] }, { ids: [2] }))
  const ask = async (path: string) => (await (await fetch(path)).json()) as unknown
  expect(await ask(favouriteIds.path)).toMatchObject({ value: { ids: [1] } })
  expect(await ask(favouriteIds.path)).toMatchObject({ value: { ids: [2] } })
  expect(await ask(favouriteIds.path)).toMatchObject({ value: { ids: [2] } })
  expect(await ask('/somewhere/else')).toMatchObject({ success: false, code: 'NOT_FOUND' })
  expect(line.count(favouriteIds)).toBe(3)
})
