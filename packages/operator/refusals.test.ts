import { GAMES } from '@portico/gateway/lottery/offer/games'
import { expect, test } from 'vitest'
import { FED_LOTTERIES } from './refusals.ts'

test('a refusal names every lottery whose results come from outside, the stations by how their codes begin', () => {
  const fed = GAMES.filter(({ source }) => source === 'feed').map(({ code }) => code)
  expect(fed.filter((code) => !FED_LOTTERIES.includes(code) && !code.startsWith('XS'))).toEqual([])
})
