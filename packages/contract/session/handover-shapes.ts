import * as z from 'zod/mini'

/** The page of the sign-in origin where passkeys and remembered devices work for other addresses, and passkeys for the desktop client. */
export const HANDOVER_PATH = '/passkey'

/**
 * What is to be done there for who cannot do it itself. LOGIN, ADD, PROVE: by a passkey. CHOOSE: one of the accounts that the browser was told
 * to remember logs in. REMEMBER: the browser is told to remember the account of a session.
 */
export const handoverAction = z.enum(['LOGIN', 'ADD', 'PROVE', 'CHOOSE', 'REMEMBER'])
export type HandoverAction = z.infer<typeof handoverAction>
