export { usePermission, useSections } from './use-access.ts'
export { DialingCode } from './components/dialing-code.tsx'
export { useDialing } from './use-dialing.ts'
