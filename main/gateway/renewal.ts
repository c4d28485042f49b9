import type { Log } from '../ports.ts'
import type { Vault } from '../vault/vault.ts'
import type { Session } from './session.ts'

interface Deps {
  readonly vault: Pick<Vault, 'token' | 'remember'>
  readonly session: Pick<Session, 'end'>
  /** Asks the gateway for a session by the remembered device, which the vault then holds. */
  readonly resume: () => Promise<unknown>
  readonly log: Log
}

/** What happens when the gateway no longer knows the session. */
export interface Renewal {
  /**
   * Goes on with another session where this device is remembered, and else ends the one there was: windows and games need not
   * go because nobody did anything for a while. Many may ask at once. Answers whether a session goes on. Never rejects.
   * `refused`: the token that was refused; undefined for the one in use.
   */
  readonly renew: (refused?: string) => Promise<boolean>
}

export const createRenewal = ({ vault, session, resume, log }: Deps): Renewal => {
  let underWay: Promise<boolean> | undefined

  const attempt = async (old: string): Promise<boolean> => {
    if (vault.remember() !== undefined) await resume().catch((error: unknown) => log.warn('The session could not be resumed', { error }))
    const now = vault.token()
    if (now !== undefined && now !== old) return true
    // Somebody may have signed out while the gateway was asked.
    if (now === old) await session.end('EXPIRED').catch((error: unknown) => log.error('The session could not be ended', { error }))
    return false
  }

  return {
    renew: async (refused) => {
      if (underWay) return underWay
      const current = vault.token()
      if (current === undefined) return false
      if (refused !== undefined && refused !== current) return true
      underWay = attempt(current).finally(() => {
        underWay = undefined
      })
      return underWay
    },
  }
}
