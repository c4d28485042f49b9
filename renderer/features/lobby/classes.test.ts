import { expect, it } from 'vitest'
import { classMenu } from './classes.ts'

const of = (...keys: string[]) => keys.map((key) => ({ key, displayName: key }))
const keys = (list: readonly { readonly key: string }[]) => list.map(({ key }) => key)

it('offers the classes of a type, one alone too, since All stands beside it [LOBBY-10]', () => {
  expect(keys(classMenu('RNG', of('SLOTS', 'JP'), 'EN'))).toEqual(['SLOTS', 'JP'])
  expect(keys(classMenu('RNG', of('SLOTS'), 'EN'))).toEqual(['SLOTS'])
  expect(classMenu('RNG', [], 'EN')).toEqual([])
  expect(classMenu('FISH', of('A', 'B'), 'EN')).toEqual([])
})

it('offers bingo among the slots to readers of TY only [LOBBY-17]', () => {
  const classes = of('SC', 'VP', 'JP', 'TG', 'AC', 'BG')
  expect(keys(classMenu('RNG', classes, 'TY'))).toEqual(['SC', 'VP', 'JP', 'TG', 'AC', 'BG'])
  expect(keys(classMenu('RNG', classes, 'EN'))).toEqual(['SC', 'VP', 'JP', 'TG', 'AC'])
})
