import { expect, it } from 'vitest'
import { arrowOf, commaOf } from './direction.ts'

it('points from what was to what is the way a language is read, and parts words with its own comma', () => {
  expect(['en', 'vi-VN', 'de', 'ar', 'fa-IR'].map(arrowOf)).toEqual(['→', '→', '→', '←', '←'])
  expect(['de', 'ar'].map(commaOf)).toEqual([', ', '، '])
})
