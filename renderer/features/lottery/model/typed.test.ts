import { describe, expect, it } from 'vitest'
import { everyNumber } from './random.ts'
import { readTyped, typedReader } from './typed.ts'

const field = { key: 'lines', kind: 'lines', length: 3, different: 2 } as const

describe('typed numbers [LOTTERY-03]', () => {
  it('reads them however they are parted', () => {
    expect(readTyped('012 345,678;\n901|234', field)).toEqual({
      lines: ['012', '345', '678', '901', '234'],
      repeated: 0,
      refused: 0,
      bad: [],
    })
  })

  it('names each bad one with its place, and tells doubles from what is refused', () => {
    expect(readTyped('012 12\n1x3 777\n\n012', field)).toEqual({
      lines: ['012'],
      repeated: 1,
      refused: 3,
      bad: [
        { at: 2, line: 1, text: '12', fault: 'length' },
        { at: 3, line: 2, text: '1x3', fault: 'digits' },
        { at: 4, line: 2, text: '777', fault: 'different' },
        { at: 5, line: 4, text: '012', fault: 'repeated' },
      ],
    })
  })

  it('takes numbers once where any order of their digits is the same, leading zeros kept', () => {
    expect(readTyped('012 210 007', { length: 3, different: 1, anyOrder: true })).toMatchObject({
      lines: ['012', '007'],
      repeated: 1,
      bad: [{ at: 2, text: '210', fault: 'repeated' }],
    })
  })

  it('counts every bad one of a long text and names the first, and gives way many times while it reads', () => {
    const text = `${everyNumber(5)}\n${everyNumber(5)}\n${'no\n'.repeat(50)}`
    const work = typedReader(text, { length: 5, different: 1 })
    let turns = 0
    let step = work.next()
    while (!step.done) {
      turns += 1
      step = work.next()
    }
    expect(step.value.lines).toHaveLength(100_000)
    expect(step.value).toMatchObject({ repeated: 100_000, refused: 50 })
    expect(step.value.bad).toHaveLength(20)
    expect(step.value.bad[0]).toMatchObject({ line: 100_001, text: '00000', fault: 'repeated' })
    expect(turns).toBe(Math.floor((text.length + 1) / 16_384))
  })
})
