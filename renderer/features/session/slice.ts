import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { sessionLost } from '../../api/base-query.ts'

/** What the shells need to know of who is here. */
export interface SessionMember {
  readonly id: string
  readonly account: string
  readonly nickname?: string | undefined
  /** The gateway's account type: agents are 1, 2, 41, 42; a trial is 4. */
  readonly type: number
  /** Whether this account type may use the agent office, as the gateway's configuration says. */
  readonly agent: boolean
}

/** `unknown` until a kept token has been checked. */
export type SessionStatus = 'unknown' | 'guest' | 'member'

export interface SessionState {
  readonly status: SessionStatus
  readonly member?: SessionMember | undefined
}

const slice = createSlice({
  name: 'session',
  initialState: { status: 'guest' } as SessionState,
  reducers: {
    /** A token is kept; who it belongs to is being asked. */
    resumed: () => ({ status: 'unknown' }) as SessionState,
    started: (_state, { payload }: PayloadAction<SessionMember>) => ({ status: 'member', member: payload }) as SessionState,
    ended: () => ({ status: 'guest' }) as SessionState,
  },
  extraReducers: (builder) => {
    builder.addCase(sessionLost, () => ({ status: 'guest' }) as SessionState)
  },
  selectors: {
    selectStatus: (state) => state.status,
    selectMember: (state) => state.member,
  },
})

export const { resumed, started, ended } = slice.actions
export const { selectStatus, selectMember } = slice.selectors
export const sessionReducer = slice.reducer
