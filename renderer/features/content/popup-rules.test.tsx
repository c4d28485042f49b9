import { afterEach, describe, expect, it, vi } from 'vitest'
import { closedPopups, closePopups, pending } from './popup-rules.ts'

const popup = (id: string, execution: 'A' | 'B' | 'F', type: 'PU' | 'PR' | 'PL' = 'PU') => ({ id, type, execution })
const list = [popup('1', 'A'), popup('2', 'B', 'PR'), popup('3', 'F'), popup('4', 'B', 'PL')]
const guest = { kind: 'anonymous' } as const
const member = { kind: 'user', id: 'm1', first: false } as const
const ids = (popups: readonly { id: string }[]) => popups.map(({ id }) => id)
const none: ReadonlySet<string> = new Set()

describe('popups [MODAL-04]', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
    sessionStorage.clear()
  })

  it('are for guests before login, for members after it, and for a first login besides', () => {
    expect(ids(pending(list, guest, none))).toEqual(['2'])
    expect(ids(pending(list, member, none))).toEqual(['1'])
    expect(ids(pending(list, { ...member, first: true }, none))).toEqual(['1', '3'])
  })

  it('stay closed for the session, for each audience by itself', () => {
    closePopups(guest, [popup('2', 'B')])
    expect(pending(list, guest, closedPopups(guest))).toEqual([])
    expect(ids(pending(list, member, closedPopups(member)))).toEqual(['1'])
    closePopups(member, [popup('1', 'A')])
    expect(pending(list, member, closedPopups(member))).toEqual([])
    expect(closedPopups({ ...member, id: 'm2' }).size).toBe(0)
    sessionStorage.clear()
    expect(ids(pending(list, guest, closedPopups(guest)))).toEqual(['2'])
  })

  it('stay closed also where the browser keeps nothing', () => {
    vi.stubGlobal('sessionStorage', undefined)
    closePopups(guest, [popup('9', 'B')])
    expect([...closedPopups(guest)]).toEqual(['9'])
  })
})
