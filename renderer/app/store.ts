import { combineSlices, configureStore } from '@reduxjs/toolkit'
import { setupListeners } from '@reduxjs/toolkit/query'
import { againWhenAnswered } from '../api/again-when-answered.ts'
import { api } from '../api/gateway.ts'
import { makeDialogsReducer } from '../core/dialogs.ts'
import type { Host } from '../core/host.ts'
import { mayResume, resumed } from '../features/session/index.ts'
import { nextTask } from '../lib/next-task.ts'
import { MEMBER_DIALOGS, SLICES } from './features.ts'

const reducer = combineSlices(api, { dialogs: makeDialogsReducer(MEMBER_DIALOGS) }, ...SLICES)

/** A fresh store; a kept token or a remembered device makes the session `unknown` until a feature has asked whose it is. */
export const makeStore = (host: Host) => {
  const store = configureStore({
    reducer,
    middleware: (defaults) => defaults({ thunk: { extraArgument: host } }).concat(againWhenAnswered, api.middleware),
    // Answers are dispatched in a task of their own; in a frame, as is usual, their render would be added to its layout.
    enhancers: (defaults) => defaults({ autoBatch: { type: 'callback', queueNotification: (tell) => void nextTask().then(tell) } }),
  })
  // Queries that ask for it are renewed when the window is looked at again or the network is back.
  setupListeners(store.dispatch)
  if (host.platform.token.read() || mayResume(host.clock.now())) store.dispatch(resumed())
  return store
}

export type AppStore = ReturnType<typeof makeStore>
