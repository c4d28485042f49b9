import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { MemberInfo } from '@portico/contract/member/shapes'
import { type SessionEnd, sessionLost } from '../../api/base-query.ts'

/** Who is here, as the gateway tells it. */
export type SessionMember = MemberInfo

/** `unknown` until a kept token or cookie has been checked. */
export type SessionStatus = 'unknown' | 'guest' | 'member'

export interface SessionState {
  readonly status: SessionStatus
  readonly member?: SessionMember | undefined
  /** A guest in free play: of all that is for members it may do nothing, so that it is a guest everywhere else. */
  readonly trial?: SessionMember
  /** Why the session ended without the reader signing out; a notice says so once. */
  readonly lost?: SessionEnd | undefined
  /** The member has just logged in for the first time ever. */
  readonly first?: boolean
}

export const slice = createSlice({
  name: 'session',
  initialState: { status: 'guest' } as SessionState,
  reducers: {
    /** Something is kept; whose it is is being asked. */
    resumed: () => ({ status: 'unknown' }) as SessionState,
    /** Dispatched again for the same member, as by a client whose main process learns of a login before its window does, it stays the first time. */
    started: ({ member, first = false }, { payload }: PayloadAction<SessionMember>) =>
      (payload.trialEndsAt
        ? { status: 'guest', trial: payload }
        : { status: 'member', member: payload, first: first && member?.id === payload.id }) as SessionState,
    /** The member has another picture. */
    iconChosen: (state, { payload: icon }: PayloadAction<SessionMember['icon']>) =>
      (state.member ? { ...state, member: { ...state.member, icon } } : state) as SessionState,
    firstSeen: (state) => ({ ...state, first: true }),
    ended: () => ({ status: 'guest' }) as SessionState,
  },
  extraReducers: (builder) => {
    builder.addCase(
      sessionLost,
      (state, { payload }) => ({ status: 'guest', lost: state.status === 'member' ? payload : undefined }) as SessionState,
    )
  },
  selectors: {
    selectStatus: (state) => state.status,
    selectMember: (state) => state.member,
    selectTrial: (state) => state.trial,
    selectFirstLogin: (state) => state.first ?? false,
    selectLost: (state) => state.lost,
  },
})

export const { resumed, started, firstSeen, iconChosen, ended } = slice.actions
export const { selectStatus, selectMember, selectTrial, selectFirstLogin, selectLost } = slice.selectors
