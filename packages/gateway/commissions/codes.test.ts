import { expect, it } from 'vitest'
import { CODE_OF } from './codes.ts'

it('calls each salary in the ledger as it was called there before', () => {
  expect(CODE_OF).toMatchObject({ daily: 'SALARY_DAILY', hourly: 'SALARY_HOURLY', realtime: 'SALARY_REALTIME' })
})
