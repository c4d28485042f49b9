import type { Numero } from '@portico/contract/lottery/draw-shapes'
import type { OpenedGame } from '@portico/contract/lottery/shapes'
import { describe, expect, it } from 'vitest'
import { draws, opens, seals, voids } from './opened.ts'

const serverNow = '2026-11-21T11:15:00.000Z'
const issue = (numero: string, more: Partial<Numero> = {}): Numero => ({
  numero,
  state: 'OPEN',
  openAt: serverNow,
  sealAt: serverNow,
  drawAt: serverNow,
  commitment: null,
  root: null,
  ...more,
})
const entry = (current: Numero): OpenedGame => ({ gameCode: 'XSMB', current, next: issue('20261122'), last: null, serverNow })
const result = { numero: '20261121', drawAt: serverNow, result: { digits: '022' }, ordered: true, resultVersion: 1 }

describe('what the gateway tells of issues [LOTTERY-03]', () => {
  it('keeps an outside draw that waits for its result in sight until it has one', () => {
    const opened = entry(issue('20261121', { state: 'SEALED' }))
    opens(opened, { gameCode: 'XSMB', numero: issue('20261122'), serverNow })
    expect(opened).toMatchObject({ current: { numero: '20261122' }, next: null, awaiting: { numero: '20261121', state: 'SEALED' } })
    draws(opened, { gameCode: 'XSMB', draw: result, serverNow })
    expect([opened.awaiting, opened.last?.numero, opened.current?.state]).toEqual([undefined, '20261121', 'OPEN'])
  })

  it('waits for no result of our own draws, nor for one that is there', () => {
    const own = entry(issue('20261121', { commitment: 'c0ffee' }))
    opens(own, { gameCode: 'XSMB', numero: issue('20261122'), serverNow })
    expect(own.awaiting).toBeUndefined()
    const drawn = { ...entry(issue('20261121')), last: result }
    opens(drawn, { gameCode: 'XSMB', numero: issue('20261122'), serverNow })
    expect(drawn.awaiting).toBeUndefined()
  })

  it('seals and draws the current issue alone', () => {
    const opened = entry(issue('20261121'))
    seals(opened, { gameCode: 'XSMB', numero: '20261120', root: 'r0', betCount: 1, serverNow })
    expect(opened.current?.state).toBe('OPEN')
    seals(opened, { gameCode: 'XSMB', numero: '20261121', root: 'r1', betCount: 1, serverNow })
    expect(opened.current).toMatchObject({ state: 'SEALED', root: 'r1' })
    draws(opened, { gameCode: 'XSMB', draw: result, serverNow })
    expect(opened.current?.state).toBe('DRAWN')
  })

  it('lets go of an issue that was called off, whichever it is', () => {
    const opened = { ...entry(issue('20261121')), next: issue('20261122') }
    voids(opened, { gameCode: 'XSMB', numero: '20261122', serverNow })
    expect([opened.current?.numero, opened.next]).toEqual(['20261121', null])
    voids(opened, { gameCode: 'XSMB', numero: '20261121', serverNow })
    expect(opened.current).toBeNull()
  })
})
