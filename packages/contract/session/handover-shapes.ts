import * as z from 'zod/mini'

/** Where passkeys work for pages of other addresses and for the desktop client, at the sign-in origin. */
export const HANDOVER_PATH = '/passkey'

/** What a passkey is to do for who cannot ask for it itself. */
export const handoverAction = z.enum(['LOGIN', 'ADD', 'PROVE'])
export type HandoverAction = z.infer<typeof handoverAction>
