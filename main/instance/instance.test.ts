import { expect, it } from 'vitest'
import { handoverOf, linkOf } from './instance.ts'

it('hands the link of a second start to the first [DESKTOP-07]', () => {
  expect(handoverOf(['client', 'aurora://lottery'], 'aurora')).toEqual({ link: 'aurora://lottery' })
  expect(handoverOf(['client'], 'aurora')).toEqual({ link: null })
  expect(linkOf({ link: 'aurora://live' }, [], 'aurora')).toBe('aurora://live')
  expect(linkOf({ link: null }, ['aurora://live'], 'aurora')).toBeNull()
})

it('reads the arguments when the second start is of another version or a stranger [DESKTOP-07]', () => {
  for (const data of [undefined, null, 'x', {}, { link: 7 }, { link: 'x'.repeat(2_000) }])
    expect(linkOf(data, ['client', 'aurora://live'], 'aurora')).toBe('aurora://live')
  expect(handoverOf([`aurora://${'x'.repeat(5_000)}`], 'aurora').link).toHaveLength(1_000)
})
