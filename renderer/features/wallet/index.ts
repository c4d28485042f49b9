export { useBalanceQuery } from './api.ts'
export { WithdrawPasswordField } from './components/withdraw-password-field.tsx'
export { useWithdrawPasswordQuery } from './withdraw-password-api.ts'
