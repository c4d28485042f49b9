import { memberDocuments, sendDocument } from '@portico/contract/document/calls'
import type { DocumentView } from '@portico/contract/document/shapes'
import { examples } from '@portico/contract/examples'
import { uploadImage } from '@portico/contract/upload/calls'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answers, refuses, stubGateway } from '../../test/gateway.ts'
import { renderApp } from '../../test/render.tsx'
import { Component } from './pages/verification-page.tsx'

const known = examples.memberDocuments.response
const NONE: DocumentView = {
  step: 'IDENTITY',
  state: 'NONE',
  kind: null,
  number: null,
  dated: null,
  reasons: [],
  again: ['FRONT', 'BACK', 'DETAILS'],
  front: null,
  back: null,
  sentAt: null,
  decidedAt: null,
  required: true,
  version: 0,
}
const REJECTED: DocumentView = { ...NONE, state: 'REJECTED', kind: 'ID_CARD', reasons: ['BACK_UNREADABLE'], again: ['BACK'], version: 2 }
const standing = (step: DocumentView) => answers(memberDocuments, { ...known, email: true, steps: [step] })
const picture = { ...examples.uploadImage.response.upload, urlUntil: new Date(Date.now() + 600_000).toISOString() }
const show = () => renderApp(<Component />, { language: 'en', namespaces: ['documents', 'upload', 'errors'] })
const identity = async () => within(await screen.findByRole('region', { name: 'Identity' }))

it('keeps what was typed and chosen when the page is left before it is sent', async () => {
  stubGateway(standing(NONE), answers(uploadImage, { upload: picture }))
  const { unmount } = await show()
  const step = await identity()
  fireEvent.change(step.getByLabelText('Document'), { target: { value: 'PASSPORT' } })
  fireEvent.change(step.getByLabelText('Document number'), { target: { value: 'B7700112' } })
  const file = new File(['x'], 'passport.png', { type: 'image/png' })
  fireEvent.change(step.getByLabelText('Add a picture: Picture of the document'), { target: { files: [file] } })
  expect(await step.findByRole('img', { name: 'Picture of the document' })).toBeTruthy()
  unmount()
  await show()
  const again = await identity()
  expect(again.getByLabelText<HTMLInputElement>('Document number').value).toBe('B7700112')
  expect(again.getByLabelText<HTMLSelectElement>('Document').value).toBe('PASSPORT')
  expect(again.getByRole('img', { name: 'Picture of the document' })).toBeTruthy()
})

it('waits with sending for pictures on their way, and keeps what is written and chosen meanwhile', async () => {
  sessionStorage.clear()
  stubGateway(standing(NONE), answers(uploadImage, { upload: picture }))
  const { promise, resolve } = Promise.withResolvers<ArrayBuffer>()
  const slow = Object.assign(new File(['x'], 'x.png', { type: 'image/png' }), { arrayBuffer: () => promise })
  await show()
  const step = await identity()
  for (const side of ['Front', 'Back']) fireEvent.change(step.getByLabelText(`Add a picture: ${side}`), { target: { files: [slow] } })
  expect(step.getByRole('button', { name: 'Send' }).getAttribute('aria-disabled')).toBe('true')
  fireEvent.change(step.getByLabelText('Document number'), { target: { value: '079195004417' } })
  resolve(new ArrayBuffer(1))
  expect(await step.findByRole('img', { name: 'Front' })).toBeTruthy()
  expect(await step.findByRole('img', { name: 'Back' })).toBeTruthy()
  expect(step.getByLabelText<HTMLInputElement>('Document number').value).toBe('079195004417')
  await waitFor(() => expect(step.getByRole('button', { name: 'Send' }).getAttribute('aria-disabled')).toBeNull())
})

it('says what is wrong at its field, and a picture that is none where it was chosen', async () => {
  sessionStorage.clear()
  const refused = refuses('FIELD_INVALID', { fields: { number: { rule: 'characters' }, front: { rule: 'required' } } })
  const broken = refuses('FIELD_INVALID', { fields: { image: { rule: 'type' } } })
  stubGateway(
    standing(NONE),
    answers(sendDocument, () => refused),
    answers(uploadImage, () => broken),
  )
  await show()
  const step = await identity()
  fireEvent.change(step.getByLabelText('Document number'), { target: { value: '12' } })
  fireEvent.click(step.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(step.getByLabelText('Document number').getAttribute('aria-invalid')).toBe('true'))
  expect(step.getByText('This is needed.')).toBeTruthy()
  expect(step.getByLabelText<HTMLInputElement>('Document number').value).toBe('12')
  fireEvent.change(step.getByLabelText('Add a picture: Front'), { target: { files: [new File(['x'], 'x.gif')] } })
  expect(await step.findByText('Only PNG and JPG pictures can be read.')).toBeTruthy()
  expect(step.getByText('x.gif')).toBeTruthy()
})

it('asks for what was wrong alone, in words', async () => {
  stubGateway(standing(REJECTED))
  await show()
  const step = await identity()
  expect(step.getByText('The back cannot be read.')).toBeTruthy()
  expect(step.queryByLabelText('Document number')).toBeNull()
  expect(step.getByLabelText('Add a picture: Back')).toBeTruthy()
})
