import { act, renderHook } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { countChanged, useHeldAnswer } from './use-held-answer.ts'

type Answer = readonly string[]
/** `a1`: the row `a` with the figure 1. */
const facesOf = (answer: Answer) => new Map(answer.map((row) => [row[0]!, row]))

describe('rows that have changed', () => {
  it.each<[string, Answer, Answer, number]>([
    ['other figures', ['a1', 'b1', 'c1'], ['a1', 'b2', 'c2'], 2],
    ['one came for one that went', ['a1', 'b1'], ['a1', 'c1'], 2],
    ['other places alone', ['a1', 'b1', 'c1'], ['b1', 'a1', 'c1'], 2],
    ['nothing', ['a1', 'b1'], ['a1', 'b1'], 0],
  ])('counts %s', (_, before, after, count) => {
    expect(countChanged(facesOf(before), facesOf(after))).toBe(count)
  })

  const hold = (first: { answer: Answer; question: string }) =>
    renderHook(({ answer, question }) => useHeldAnswer(answer, question, facesOf), { initialProps: first })

  it('wait until they are asked for, and never jump under the hand', () => {
    const { result, rerender } = hold({ answer: ['a1', 'b1'], question: 'q' })
    rerender({ answer: ['b2', 'a1'], question: 'q' })
    expect(result.current).toMatchObject({ answer: ['a1', 'b1'], changes: 1 })
    rerender({ answer: ['b2', 'a2'], question: 'q' })
    expect(result.current).toMatchObject({ answer: ['a1', 'b1'], changes: 2 })
    act(() => result.current.show())
    expect(result.current).toMatchObject({ answer: ['b2', 'a2'], changes: 0 })
  })

  it('wait for nobody where the question is another, or the answer the same', () => {
    const { result, rerender } = hold({ answer: ['a1'], question: 'q' })
    const again = ['a1']
    rerender({ answer: again, question: 'q' })
    expect(result.current.answer).toBe(again)
    rerender({ answer: ['z9'], question: 'other' })
    expect(result.current).toMatchObject({ answer: ['z9'], changes: 0 })
  })
})
