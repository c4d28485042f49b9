import { expect, it } from 'vitest'
import { sessionLost } from '../api/base-query.ts'
import { dialogOpened, makeDialogsReducer } from './dialogs.ts'

it('closes what is a member’s when the session is lost, and leaves the rest [MODAL-01]', () => {
  const dialogsReducer = makeDialogsReducer(['bet', 'deposit'])
  const requests = [{ kind: 'help' }, { kind: 'deposit' }, { kind: 'bet', betId: 'b1' }, { kind: 'menu' }] as const
  const open = requests.reduce((state, request) => dialogsReducer(state, dialogOpened(request)), dialogsReducer(undefined, { type: '' }))
  expect(dialogsReducer(open, sessionLost()).open).toEqual([{ kind: 'help' }, { kind: 'menu' }])
})
