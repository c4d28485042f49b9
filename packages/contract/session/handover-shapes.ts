import * as z from 'zod/mini'

/** Where passkeys work for pages of other addresses and for the desktop client, at the sign-in origin. */
export const HANDOVER_PATH = '/passkey'

/** What a passkey is to do for who cannot ask for it itself. */
export const handoverDeed = z.enum(['LOGIN', 'ADD', 'PROVE'])
export type HandoverDeed = z.infer<typeof handoverDeed>
