import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import type { Host } from './host.ts'

/** The store's dispatch. The shape of the state is no feature's business: each reads by the selectors of a slice. */
export type AppDispatch = ThunkDispatch<object, Host, UnknownAction>

export type AppThunk<Result = void> = (dispatch: AppDispatch, getState: () => object, host: Host) => Result
