import { auditLog } from '@portico/contract/operator/audit-calls'
import { type Binding, bind } from '../http/bind.ts'
import type { Audit } from './service.ts'

export const auditRoutes = (audit: Audit): Binding[] => [bind(auditLog, ({ request }) => audit.read(request))]
