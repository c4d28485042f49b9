export { useMenuForm, useOfficeForm, usePermission, useSections } from './use-access.ts'
export { DialingCode } from './components/dialing-code.tsx'
export { type Dialing, useDialing } from './use-dialing.ts'
