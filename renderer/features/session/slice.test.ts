import { examples } from '@portico/contract/examples'
import { expect, it } from 'vitest'
import { sessionLost } from '../../api/base-query.ts'
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

it('has who is in free play for a guest, with the trial beside, until a session begins or is lost [MEMBER-04]', () => {
  const trial = { ...member, type: 4, trialEndsAt: '2026-11-28T08:00:00.000Z' }
  expect(after(resumed(), started(trial))).toEqual({ status: 'guest', trial })
  expect(after(started(trial), started(member))).toMatchObject({ status: 'member', member })
  expect(after(started(trial), started(member))).not.toHaveProperty('trial')
  expect(after(started(trial), sessionLost())).toEqual({ status: 'guest', lost: undefined })
})
