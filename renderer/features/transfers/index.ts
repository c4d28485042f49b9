export { useTransfer } from './use-transfer.ts'
