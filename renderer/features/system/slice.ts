import { createSlice, type UnknownAction } from '@reduxjs/toolkit'
import type { FailureCode } from '@portico/contract/kit/failure'
import { isFailure } from '../../api/failure.ts'

/** 0 open, 1 in maintenance, 2 closed to the reader's region. */
export type SiteStatus = 0 | 1 | 2

export interface SystemState {
  readonly status: SiteStatus
  /** The operator's own words, in place of ours. */
  readonly message: string | null
  /** When the site is expected back, where the operator said so. */
  readonly until: string | null
  /** The reader's address has asked too often and waits. */
  readonly locked: boolean
  /** The last call found no gateway at the other end of the line. */
  readonly silent: boolean
}

type Stated = Pick<SystemState, 'status' | 'message' | 'until'>

const OPEN: SystemState = { status: 0, message: null, until: null, locked: false, silent: false }
const CLOSED: Partial<Record<FailureCode, SiteStatus>> = { MAINTENANCE: 1, REGION_RESTRICTED: 2 }

type AnsweredAction = UnknownAction & { readonly payload: unknown; readonly meta?: { readonly arg?: { readonly endpointName?: string } } }
const answered =
  (outcome: 'fulfilled' | 'rejected') =>
  (action: UnknownAction): action is AnsweredAction =>
    /^gateway\/execute(Query|Mutation)\//.test(action.type) && action.type.endsWith(outcome)

export const slice = createSlice({
  name: 'system',
  initialState: OPEN,
  reducers: {
    /** What the gateway says of itself, asked or unasked. */
    statusChanged: (state, { payload }: { payload: Stated }) => ({
      ...state,
      status: payload.status,
      message: payload.message,
      until: payload.until,
    }),
    lineLost: (state) => ({ ...state, silent: true }),
  },
  extraReducers: (builder) => {
    // Every call tells how the gateway stands, so nobody has to ask it separately [SYSTEM-01].
    builder.addMatcher(answered('fulfilled'), (state, { payload, meta }) => {
      state.silent = false
      if (meta?.arg?.endpointName !== 'systemStatus') return
      const { status, message, until } = payload as Stated
      Object.assign(state, { status, message, until, locked: false })
    })
    builder.addMatcher(answered('rejected'), (state, { payload }) => {
      if (!isFailure(payload)) return
      if (payload.kind === 'network' || payload.kind === 'timeout') state.silent = true
      if (payload.kind !== 'refused') return
      state.silent = false
      if (payload.code === 'IP_LOCKED') state.locked = true
      const status = CLOSED[payload.code]
      if (status) Object.assign(state, { status, message: payload.message ?? null })
    })
  },
  selectors: { selectSystem: (state) => state },
})

export const { statusChanged, lineLost } = slice.actions
export const { selectSystem } = slice.selectors
