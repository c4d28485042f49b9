import { chooseMemberIcon } from '@portico/contract/member/calls'
import { sessionExample } from '@portico/contract/session/examples'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answers, refuses, stubGateway } from '../../test/gateway.ts'
import { renderApp } from '../../test/render.tsx'
import { selectMember, started } from '../session/index.ts'
import { IconChoice } from './components/icon-choice.tsx'

it('[CALL-06] a picture is the member’s at once, taken back as well, and not where the gateway refuses it', async () => {
  const line = stubGateway(answers(chooseMemberIcon, { icon: 'LOTUS' }, { icon: null }, refuses('UNAVAILABLE')))
  const { store } = await renderApp(<IconChoice />, { namespaces: ['center', 'errors'] })
  const iconNow = () => selectMember(store.getState())?.icon
  store.dispatch(started(sessionExample.member))
  expect(await screen.findByLabelText('First letters of your name')).toHaveProperty('checked', true)
  fireEvent.click(screen.getByLabelText('Lotus'))
  await waitFor(() => expect(iconNow()).toBe('LOTUS'))
  expect(screen.getByLabelText('Lotus')).toHaveProperty('checked', true)
  fireEvent.click(screen.getByLabelText('First letters of your name'))
  await waitFor(() => expect(iconNow()).toBeNull())
  fireEvent.click(screen.getByLabelText('Kite'))
  await waitFor(() => expect(line.requests(chooseMemberIcon).map(({ request }) => request.icon)).toEqual(['LOTUS', null, 'KITE']))
  await waitFor(() => expect(iconNow()).toBeNull())
})
