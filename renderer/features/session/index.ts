import { lazy } from 'react'

export { isRemembered } from './remembered.ts'
export { ended, resumed, selectFirstLogin, selectMember, selectStatus, started } from './slice.ts'
export type { SessionMember } from './slice.ts'

/** Username and password for a page of its own (`portal: 'AGENT'`); its code loads when it is first shown. */
export const LoginForm = lazy(async () => ({ default: (await import('./components/login-form.tsx')).LoginForm }))
