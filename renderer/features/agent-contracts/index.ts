export { useContractsWaiting } from './use-contracts-waiting.ts'
