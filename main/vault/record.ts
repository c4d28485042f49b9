import * as z from 'zod/mini'

/**
 * What is kept secret. `remember` is the value of the gateway's remember cookie, by which the session goes on; `left` that of the same
 * cookie while it is no session's: whoever stayed on the list of this device comes back by a press of their own, and never by themselves.
 * `device` is that of the cookie by which the gateway knows this client again where an account was signed in to before, and which
 * outlives sessions.
 */
export interface Secrets {
  readonly token?: string | undefined
  readonly remember?: string | undefined
  readonly left?: string | undefined
  readonly device?: string | undefined
}

const sealed = z.string().check(z.minLength(1), z.maxLength(64 * 1024))
const vaultRecord = z.object({
  version: z.literal(1),
  sealed: z.nullable(sealed),
  /** What could not be opened, and must not be lost for that: the key may come back. Oldest first. */
  setAside: z.array(z.object({ at: z.int(), sealed })),
})
export type VaultRecord = z.infer<typeof vaultRecord>

/** A keyring that comes and goes must not let the file grow for ever. */
const MAX_SET_ASIDE = 16

export const EMPTY_RECORD: VaultRecord = { version: 1, sealed: null, setAside: [] }

/** Reads the vault's file; undefined when it is not one of ours. A file not yet written is an empty record. */
export const readRecord = (value: unknown): VaultRecord | undefined =>
  z.strictObject({}).safeParse(value).success ? EMPTY_RECORD : vaultRecord.safeParse(value).data

/** Puts something else in the place of the sealed text, which is set aside when nobody could read it. `now` in ms. */
export const replaced = (record: VaultRecord, next: string | null, wasRead: boolean, now: number): VaultRecord => ({
  ...record,
  sealed: next,
  setAside:
    record.sealed === null || wasRead ? record.setAside : [...record.setAside, { at: now, sealed: record.sealed }].slice(-MAX_SET_ASIDE),
})

const text = z.optional(z.string())
const secrets = z.object({ token: text, remember: text, left: text, device: text })

/** Secrets as the text that is sealed, and back; undefined when the text is something else. */
export const toText = ({ token, remember, left, device }: Secrets): string => JSON.stringify({ token, remember, left, device })
export const fromText = (sealedText: string): Secrets | undefined => {
  try {
    return secrets.safeParse(JSON.parse(sealedText)).data
  } catch {
    return undefined
  }
}

/** Whether nothing is there by which a session could go on. */
export const opensNothing = ({ token, remember }: Secrets): boolean => token === undefined && remember === undefined
