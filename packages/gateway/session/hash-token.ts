export { hashToken } from '../kit/hash-token.ts'
