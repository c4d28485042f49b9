export { useBalanceQuery } from './api.ts'
export { Balance } from './components/balance.tsx'
