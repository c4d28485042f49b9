export { useBalanceQuery } from './api.ts'
export { BalanceFigure, isBalanceHidden } from './components/balance.tsx'
export { WithdrawPasswordField } from './components/withdraw-password-field.tsx'
export { useWithdrawPasswordQuery } from './withdraw-password-api.ts'
