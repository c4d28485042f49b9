import type { Call } from '../kit/call.ts'

export const OPERATOR_ROLES = ['reader', 'support', 'finance', 'administrator'] as const
export type OperatorRole = (typeof OPERATOR_ROLES)[number]

type Row = Pick<Call, 'desk' | 'method'>

/** Who may ask a call of the desk; of an administrator's everything may be asked. */
export const roleOf = ({ desk, method }: Row): NonNullable<Call['desk']> => desk ?? (method === 'GET' ? 'reader' : 'administrator')

/** Whether somebody of a role may ask a call. Everybody at the desk may read what is not said to be somebody's. */
export const mayAsk = (role: OperatorRole, call: Row): boolean =>
  role === 'administrator' || roleOf(call) === 'reader' || roleOf(call) === role
