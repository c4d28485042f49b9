import { describe, expect, it } from 'vitest'
import { pageMarks } from './pages.ts'

describe('pageMarks', () => {
  it('shows every page of a short list', () => {
    expect(pageMarks(1, 3)).toEqual([1, 2, 3])
  })

  it('keeps two margin pages and a range of five [LOBBY-09]', () => {
    expect(pageMarks(10, 20)).toEqual([1, 2, 'gap', 8, 9, 10, 11, 12, 'gap', 19, 20])
  })

  it('fills a gap of one page with that page', () => {
    expect(pageMarks(6, 20)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 'gap', 19, 20])
  })

  it('shows nothing for an empty list', () => {
    expect(pageMarks(1, 0)).toEqual([])
  })
})
