export { WalletParts } from './components/wallet-parts.tsx'
export { standOf, TONES } from './stand.ts'
