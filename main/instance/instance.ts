import * as z from 'zod/mini'
import { linkIn } from '../links/link.ts'

/** What a second start hands to the first. Anything on the machine can send it: it is read like any other input. */
const handover = z.object({ link: z.nullable(z.string().check(z.maxLength(1_000))) })
export type Handover = z.infer<typeof handover>

export const handoverOf = (argv: readonly string[], scheme: string): Handover => ({
  link: linkIn(argv, scheme)?.slice(0, 1_000) ?? null,
})

/** The link with which a second start was asked; null when it only wants the window. */
export const linkOf = (data: unknown, argv: readonly string[], scheme: string): string | null => {
  const { success, data: message } = handover.safeParse(data)
  // Another version may hand over something else, yet its arguments are here.
  return success ? message.link : handoverOf(argv, scheme).link
}
