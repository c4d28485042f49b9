import { describe, expect, it } from 'vitest'
import { matches, pagesFound } from './found.ts'
import { MENU_KEYS } from './menu.ts'

describe('finding a page', () => {
  it('finds by a part of the name, without marks and in any order', () => {
    expect(matches('Tổng quan đội nhóm', 'tong')).toBe(true)
    expect(matches('Tổng quan đội nhóm', 'doi TỔNG')).toBe(true)
    expect(matches('Register account', 'acc reg')).toBe(true)
    expect(matches('Register account', 'bets')).toBe(false)
    expect(matches('Register account', '')).toBe(true)
  })
})

describe('the letter of a page', () => {
  const pages = Object.entries(MENU_KEYS).map(([page, key]) => ({ page, key, name: `Daily ${page}` }))

  it('is its own, so that any page is two keys away from the open search', () => {
    expect(new Set(Object.values(MENU_KEYS)).size).toBe(pages.length)
    for (const { page, key } of pages) {
      expect(pagesFound(pages, key)[0]?.page).toBe(page)
      expect(pagesFound(pages, key.toUpperCase())[0]?.page).toBe(page)
    }
  })

  it('leaves the others that have the word', () => {
    expect(pagesFound(pages, 'daily')).toHaveLength(pages.length)
    expect(pagesFound(pages, 'd')).toHaveLength(pages.length)
    expect(pagesFound(pages, 'luck')).toEqual([])
  })
})
