import { examples } from '@portico/contract/examples'
import { memberCases, sendFeedback } from '@portico/contract/support/calls'
import { CASE_TEXT } from '@portico/contract/support/shapes'
import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { answers, stubGateway } from '../../../test/gateway.ts'
import { renderApp } from '../../../test/render.tsx'
import { WritePane } from './write-pane.tsx'

it('says between which bounds a question has to be, and sends none outside of them [RULES-01]', async () => {
  const line = stubGateway(answers(memberCases, examples.memberCases.response), answers(sendFeedback, examples.sendFeedback.response))
  const onSent = vi.fn()
  await renderApp(<WritePane onSent={onSent} />, { namespaces: ['support', 'upload', 'errors'] })
  fireEvent.click(screen.getAllByRole('radio').at(-1)!)
  const field = () => screen.getByLabelText(/^Tell us what happened/)
  const note = () => document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent
  const write = (text: string) => {
    fireEvent.change(field(), { target: { value: text } })
    fireEvent.click(screen.getByRole('button', { name: 'Send to support' }))
  }
  expect(note()).toContain(`${CASE_TEXT.min} to ${CASE_TEXT.max} words.`)
  write('word '.repeat(CASE_TEXT.min - 1))
  expect(note()).toBe(`Write at least ${CASE_TEXT.min} words.`)
  write('word '.repeat(CASE_TEXT.max + 1))
  expect(note()).toContain('Write at most 300 words.')
  expect(line.count(sendFeedback)).toBe(0)
  write('x'.repeat(CASE_TEXT.words.characters + 1))
  expect(note()).toContain('Write at most 4000 characters.')
  expect(line.count(sendFeedback)).toBe(0)
  write('word '.repeat(CASE_TEXT.min))
  await vi.waitFor(() => expect(onSent).toHaveBeenCalledWith(examples.sendFeedback.response.case.head.number))
  expect(line.count(sendFeedback)).toBe(1)
})
