import { hash, verify } from '@node-rs/argon2'

/** argon2id with the library's defaults (19 MiB, two passes). */
export const hashPassword = (password: string): Promise<string> => hash(password)

/** In a hash's place where an account has no password. */
export const NO_PASSWORD = '-'

/** Whether an account has a password that its owner chose: what somebody else chose is known to somebody else. */
export const hasOwnPassword = (row: { readonly passwordHash: string; readonly mustChangePassword: boolean }): boolean =>
  row.passwordHash !== NO_PASSWORD && !row.mustChangePassword

let decoy: Promise<string> | undefined

/** Checks a password. An absent hash, or none, costs the same work as a wrong password, so that time tells nothing about accounts. */
export const checkPassword = async (passwordHash: string | undefined, password: string): Promise<boolean> => {
  decoy ??= hashPassword('decoy')
  const known = passwordHash === NO_PASSWORD ? undefined : passwordHash
  const matches = await verify(known ?? (await decoy), password)
  return known !== undefined && matches
}
