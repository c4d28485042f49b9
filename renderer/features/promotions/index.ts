export { RebateClaims } from './components/rebate-claims.tsx'
export { Rewards } from './components/rewards.tsx'
export { isShut, Shut } from './components/shut.tsx'
