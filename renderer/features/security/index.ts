export { AddPayeeDialog } from './components/add-payee-dialog.tsx'
export { usePayeesQuery } from './payees-api.ts'
export { useProof } from './use-proof.tsx'
