export { leaveToBeRemembered, leaveToChoose, remembersElsewhere } from './leave-for-origin.ts'
export { leaveForPasskey } from './leave-for-passkey.ts'
export { leaveForProvider } from './leave-for-provider.ts'
export { signOut } from './sign-out.ts'
