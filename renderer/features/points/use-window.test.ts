import { expect, it } from 'vitest'
import { windowOf } from './use-window.ts'

it('moves by whole windows that neither overlap nor leave a day out', () => {
  expect(windowOf('2026-11-28', '7', 0)).toEqual({ from: '2026-11-22', to: '2026-11-28' })
  expect(windowOf('2026-11-28', '7', 1)).toEqual({ from: '2026-11-15', to: '2026-11-21' })
  expect(windowOf('2026-03-10', '30', 1)).toEqual({ from: '2026-01-10', to: '2026-02-08' })
})
