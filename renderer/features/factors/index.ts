export { AuthenticatorSetup } from './components/authenticator-setup.tsx'
export { CodeForm } from './components/code-form.tsx'
export { RecoveryCodes } from './components/recovery-codes.tsx'
