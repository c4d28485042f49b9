import * as z from 'zod/mini'

/** Somebody to talk to, for people whose play is out of hand. */
export const helpLine = z.object({
  name: z.string(),
  phone: z.optional(z.string()),
  url: z.optional(z.url()),
  hours: z.optional(z.string()),
})
