import { describe, expect, it } from 'vitest'
import { readTyped } from './typed.ts'

const field = { key: 'lines', kind: 'lines', length: 3, different: 2 } as const

describe('typed numbers [LOTTERY-03]', () => {
  it('reads them however they are parted', () => {
    expect(readTyped('012 345,678;\n901|234', field)).toEqual({ lines: ['012', '345', '678', '901', '234'], bad: [] })
  })

  it('names each bad one with its place', () => {
    expect(readTyped('012 12 1x3 777 012', field)).toEqual({
      lines: ['012'],
      bad: [
        { at: 2, text: '12', fault: 'length' },
        { at: 3, text: '1x3', fault: 'digits' },
        { at: 4, text: '777', fault: 'different' },
        { at: 5, text: '012', fault: 'repeated' },
      ],
    })
  })

  it('takes numbers once where any order of their digits is the same, leading zeros kept', () => {
    expect(readTyped('012 210 007', { length: 3, different: 1, anyOrder: true })).toEqual({
      lines: ['012', '007'],
      bad: [{ at: 2, text: '210', fault: 'repeated' }],
    })
  })
})
