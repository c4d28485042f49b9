import { describe, expect, it } from 'vitest'
import type { Numero } from '@portico/contract/lottery/draw-shapes'
import { issueNow } from './issue.ts'

const at = (clock: string) => Date.parse(`2026-11-21T${clock}Z`)
const issue = (count: string, minute: string, next: string): Numero => ({
  numero: `20261121-${count}`,
  state: 'OPEN',
  openAt: `2026-11-21T08:${minute}:00.000Z`,
  sealAt: `2026-11-21T08:${minute}:55.000Z`,
  drawAt: `2026-11-21T08:${next}:00.000Z`,
  commitment: null,
  root: null,
})
const opened = { current: issue('0481', '00', '01'), next: issue('0482', '01', '02'), last: null }

describe('the issue of now [LOTTERY-03]', () => {
  it.each([
    ['08:00:00', 'open', '0481'],
    ['08:00:54', 'open', '0481'],
    ['08:00:55', 'sealed', '0481'],
    ['08:00:59', 'sealed', '0481'],
    ['08:01:00', 'open', '0482'],
  ])('at %s it is %s', (clock, phase, count) => {
    const now = issueNow(opened, at(clock))
    expect([now.phase, now.issue?.numero]).toEqual([phase, `20261121-${count}`])
  })

  it('waits for a draw when nothing follows', () => {
    expect(issueNow({ ...opened, next: null }, at('08:01:02')).phase).toBe('drawing')
  })

  it('closes early when the gateway says so', () => {
    const current = { ...opened.current, state: 'SEALED' as const }
    expect(issueNow({ ...opened, current }, at('08:00:30')).phase).toBe('sealed')
  })

  it('has no issue once the only one is drawn', () => {
    const last = { numero: '20261121-0481', drawAt: opened.current.drawAt, result: { digits: '20282' }, ordered: true, resultVersion: 1 }
    expect(issueNow({ current: opened.current, next: null, last }, at('08:01:02')).phase).toBe('none')
    expect(issueNow(undefined, at('08:01:02')).phase).toBe('none')
  })
})
