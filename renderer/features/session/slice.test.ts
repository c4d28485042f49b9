import { examples } from '@portico/contract/examples'
import { expect, it } from 'vitest'
import { firstSeen, resumed, slice, started } from './slice.ts'

const { member } = examples.login.response
const after = (...actions: Parameters<typeof slice.reducer>[1][]) =>
  actions.reduce<ReturnType<typeof slice.reducer> | undefined>(slice.reducer, undefined)

it('keeps that it is the first time when the same member is named again [MODAL-04] [DESKTOP-01]', () => {
  expect(after(resumed(), started(member), firstSeen(), started(member))?.first).toBe(true)
})

it('takes nobody else for a first comer', () => {
  expect(after(started(member), firstSeen(), started({ ...member, id: 'another' }))?.first).toBe(false)
  expect(after(started(member), firstSeen(), resumed(), started(member))?.first).toBe(false)
})
