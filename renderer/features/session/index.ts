import { lazy } from 'react'
import { lazyPart } from '../../lib/lazy-part.ts'

export { PROVIDER_NAMES } from './provider-names.ts'
export { leftFromHere } from './exchange-secret.ts'
export { mayResume } from './remembered.ts'
export { ended, iconChosen, resumed, selectFirstLogin, selectMember, selectStatus, selectTrial, started } from './slice.ts'
export type { SessionMember } from './slice.ts'

export type { AddressToBind } from './recovery/bind-form.tsx'

/** A new address of the member and the code that is sent to it; its code loads when it is first shown. */
export const BindForm = /* @__PURE__ */ lazy(async () => ({ default: (await import('./recovery/bind-form.tsx')).BindForm }))

/** Username and password for a page of its own (`portal: 'AGENT'`); its code loads when it is first shown. */
export const LoginForm = lazy(async () => ({ default: (await import('./components/login-form.tsx')).LoginForm }))

/** What free play is and how long it lasts, for who is in it; its code loads when it is first shown. */
export const TrialBar = lazyPart(async () => (await import('./trial/trial-bar.tsx')).TrialBar)

/** Ways out, and to where passkeys and providers are asked; their code loads when somebody leaves. */
export const leaving = () => import('./leaving.ts')
