import { expect, it } from 'vitest'
import { periodStep } from './period-step.ts'

const TODAY = '2026-11-21'

it('steps by as many days, and ends with today where the period goes on [AGENT-11]', () => {
  expect(periodStep({ from: '2026-11-15', to: '2026-11-21' }, -1, TODAY)).toEqual({ from: '2026-11-08', to: '2026-11-14' })
  expect(periodStep({ from: '2026-11-08', to: '2026-11-14' }, 1, TODAY)).toEqual({ from: '2026-11-15', to: '2026-11-21' })
  expect(periodStep({ from: '2026-11-12', to: '2026-11-18' }, 1, TODAY)).toEqual({ from: '2026-11-19', to: TODAY })
  expect(periodStep({ from: TODAY, to: TODAY }, 1, TODAY)).toBeUndefined()
})

it('steps from month to month, whatever their lengths, also from one that is not over [AGENT-11]', () => {
  expect(periodStep({ from: '2026-11-01', to: TODAY }, -1, TODAY)).toEqual({ from: '2026-10-01', to: '2026-10-31' })
  expect(periodStep({ from: '2026-10-01', to: '2026-10-31' }, 1, TODAY)).toEqual({ from: '2026-11-01', to: TODAY })
  expect(periodStep({ from: '2026-03-01', to: '2026-03-31' }, -1, TODAY)).toEqual({ from: '2026-02-01', to: '2026-02-28' })
  expect(periodStep({ from: '2026-01-01', to: '2026-01-31' }, -1, TODAY)).toEqual({ from: '2025-12-01', to: '2025-12-31' })
})
