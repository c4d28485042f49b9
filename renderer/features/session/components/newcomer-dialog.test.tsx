import { addFavourite } from '@portico/contract/catalogue/own-calls'
import { examples } from '@portico/contract/examples'
import { registerSettings } from '@portico/contract/registration/calls'
import { registerSocial } from '@portico/contract/session/social-calls'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answers, stubGateway } from '../../../test/gateway.ts'
import { renderApp } from '../../../test/render.tsx'
import { selectMember, started } from '../slice.ts'
import { likedGames, noteLiked } from '../trial/trial-favourites.ts'
import { Component } from './newcomer-dialog.tsx'

const newcomer = { ticket: 't'.repeat(43), provider: 'google', suggestion: 'linh88' } as const
const trial = { ...examples.getMemberInfo.response, account: 'trial1', trialEndsAt: '2026-11-30T08:00:00.000Z' }

it('takes the games that were liked in free play into the new account', async () => {
  const line = stubGateway(
    answers(registerSettings, { ...examples.registerSettings.response, minimumAge: 21 }),
    answers(registerSocial, examples.registerSocial.response),
    answers(addFavourite, examples.addFavourite.response),
  )
  const dialog = <Component newcomer={newcomer} verifier={'v'.repeat(43)} remember={false} next={undefined} onClose={() => undefined} />
  const { store } = await renderApp(dialog, { namespaces: ['session', 'errors'] })
  store.dispatch(started(trial))
  noteLiked({ nodeId: 7, vassalage: 'X', gameType: 'SLOTS', gameName: 'Seven' })
  fireEvent.click(await screen.findByRole('checkbox', { name: /^I am 21 or older/ }))
  fireEvent.click(screen.getByRole('button', { name: 'Create an account' }))
  await waitFor(() => expect(selectMember(store.getState())).toBeDefined())
  expect(line.requests(registerSocial)[0]).toMatchObject({ request: { username: 'linh88', fromTrial: true } })
  expect(line.requests(addFavourite)).toMatchObject([{ request: { nodeId: 7 } }])
  expect(likedGames()).toEqual([])
})
