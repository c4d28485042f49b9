import * as z from 'zod/mini'

/** By what gateways know this client again where an account was signed in to before. It opens nothing, so it is no secret of the vault. */
export const knownDevice = z.object({ cookie: z.nullable(z.string().check(z.regex(/^[\w-]{1,100}$/))) })
export type KnownDevice = z.infer<typeof knownDevice>
export const NO_DEVICE: KnownDevice = { cookie: null }
