export { ended, resumed, selectMember, selectStatus, sessionReducer, started } from './slice.ts'
export type { SessionMember, SessionState, SessionStatus } from './slice.ts'
