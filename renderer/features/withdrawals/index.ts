export { RequirementRow } from './components/requirement-row.tsx'
export { WalletParts } from './components/wallet-parts.tsx'
export { standOf, TONES } from './stand.ts'
