import { afterEach, describe, expect, it } from 'vitest'
import { makeTabMemory } from '../../lib/tab-memory.ts'
import { closedPopups, closePopups, pending } from './popup-rules.ts'

const popup = (id: string, execution: 'A' | 'B' | 'F', type: 'PU' | 'PR' | 'PL' = 'PU') => ({ id, type, execution })
const list = [popup('1', 'A'), popup('2', 'B', 'PR'), popup('3', 'F'), popup('4', 'B', 'PL')]
const guest = { kind: 'anonymous' } as const
const member = { kind: 'user', id: 'm1', first: false } as const
const ids = (popups: readonly { id: string }[]) => popups.map(({ id }) => id)
const none: ReadonlySet<string> = new Set()

describe('popups [MODAL-04]', () => {
  const memory = makeTabMemory(() => sessionStorage)
  afterEach(() => sessionStorage.clear())

  it('are for guests before login, for members after it, and for a first login besides', () => {
    expect(ids(pending(list, guest, none))).toEqual(['2'])
    expect(ids(pending(list, member, none))).toEqual(['1'])
    expect(ids(pending(list, { ...member, first: true }, none))).toEqual(['1', '3'])
  })

  it('stay closed for the session, for each audience by itself', () => {
    closePopups(memory, guest, [popup('2', 'B')])
    expect(pending(list, guest, closedPopups(memory, guest))).toEqual([])
    expect(ids(pending(list, member, closedPopups(memory, member)))).toEqual(['1'])
    closePopups(memory, member, [popup('1', 'A')])
    expect(pending(list, member, closedPopups(memory, member))).toEqual([])
    expect(closedPopups(memory, { ...member, id: 'm2' }).size).toBe(0)
    sessionStorage.clear()
    expect(ids(pending(list, guest, closedPopups(memory, guest)))).toEqual(['2'])
  })

  it('stay closed also where the browser keeps nothing', () => {
    const refusing = makeTabMemory(() => {
      throw new DOMException('storage is off', 'SecurityError')
    })
    closePopups(refusing, guest, [popup('9', 'B')])
    expect([...closedPopups(refusing, guest)]).toEqual(['9'])
  })
})
