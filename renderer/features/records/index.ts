export { useBetDetailQuery, useBetsQuery } from './api.ts'
export { BetState } from './components/bet-state.tsx'
