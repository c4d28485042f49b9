export { useProof } from './use-proof.tsx'
