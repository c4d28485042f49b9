import { hash, verify } from '@node-rs/argon2'

/** argon2id with the library's defaults (19 MiB, two passes). */
export const hashPassword = (password: string): Promise<string> => hash(password)

let decoy: Promise<string> | undefined

/** Checks a password. An absent hash costs the same work as a wrong password, so that time tells nothing about accounts. */
export const checkPassword = async (passwordHash: string | undefined, password: string): Promise<boolean> => {
  decoy ??= hashPassword('decoy')
  const matches = await verify(passwordHash ?? (await decoy), password)
  return passwordHash !== undefined && matches
}
