import { combineReducers, configureStore } from '@reduxjs/toolkit'
import { setupListeners } from '@reduxjs/toolkit/query'
import { api } from '../api/gateway.ts'
import type { ApiHost } from '../api/host.ts'
import { slipReducer } from '../features/lottery/reducer.ts'
import { isRemembered, resumed, sessionReducer } from '../features/session/index.ts'
import { systemReducer } from '../features/system/index.ts'
import { nextTask } from '../lib/next-task.ts'
import { dialogsReducer } from './dialogs.ts'

export { makeHost } from './host.ts'

const reducer = combineReducers({
  [api.reducerPath]: api.reducer,
  session: sessionReducer,
  dialogs: dialogsReducer,
  slip: slipReducer,
  system: systemReducer,
})

/** A fresh store; a kept token or a remembered device makes the session `unknown` until a feature has asked whose it is. */
export const makeStore = (host: ApiHost) => {
  const store = configureStore({
    reducer,
    middleware: (defaults) => defaults({ thunk: { extraArgument: host } }).concat(api.middleware),
    // Answers are told in a task of their own; told in a frame, as is usual, their render would be added to its layout.
    enhancers: (defaults) => defaults({ autoBatch: { type: 'callback', queueNotification: (tell) => void nextTask().then(tell) } }),
  })
  // Queries that ask for it are renewed when the window is looked at again or the network is back.
  setupListeners(store.dispatch)
  if (host.platform.token.read() || isRemembered(host.clock.now())) store.dispatch(resumed())
  return store
}

export type AppStore = ReturnType<typeof makeStore>
export type RootState = ReturnType<typeof reducer>
export type AppDispatch = AppStore['dispatch']
export type AppThunk<Result = void> = (dispatch: AppDispatch, getState: () => RootState, host: ApiHost) => Result
