import { listAnnouncements } from '@portico/contract/content/calls'
import { examples } from '@portico/contract/examples'
import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { answers, stubGateway } from '../../../test/gateway.ts'
import { renderApp } from '../../../test/render.tsx'
import { markRead } from '../unread.ts'
import { NoticeBell } from './notice-bell.tsx'

const [notice] = examples.listAnnouncements.response.list

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

it('has its dot until the notices were read, in another tab too [CHROME-04]', async () => {
  stubGateway(answers(listAnnouncements, { ...examples.listAnnouncements.response, list: [notice!] }))
  await renderApp(<NoticeBell />, { namespaces: ['content'] })
  expect(await screen.findByRole('button', { name: 'Notices, some are new' })).toBeDefined()
  markRead([notice!])
  dispatchEvent(new StorageEvent('storage'))
  expect(await screen.findByRole('button', { name: 'Notices' })).toBeDefined()
})
