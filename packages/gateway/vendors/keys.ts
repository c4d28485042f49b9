import { allVendors } from '../catalogue/index.ts'
import { Failure, refuse } from '../failure.ts'
import type { SecretBox } from '../kit/secret-box.ts'
import type { Platform } from '../platform.ts'
import { randomToken } from '../ports/random.ts'
import { countOpenRounds, holdStakes } from './desk-store.ts'
import { insertKey, keysOf, lockTerms, placesOf, retireKey, saveTerms, type TermsRow } from './key-store.ts'

/** How many keys of a vendor are live at once: the one in use, and the one that follows it. */
export const LIVE_KEYS = 2
const ID_BYTES = 9

/** 100 million whole units, and a hundred times that. */
export const USUAL_TERMS: Omit<TermsRow, 'vendor'> = {
  launchUrl: null,
  exponent: 4,
  maxStake: 1_000_000_000_000n,
  maxPayout: 100_000_000_000_000n,
  lateWins: false,
  callsPerSecond: 2_000,
  replays: false,
}

/** How vendors are connected, and the keys they sign with. */
export const createVendorKeys = ({ database, clock, random }: Pick<Platform, 'database' | 'clock' | 'random'>, box: SecretBox) => ({
  /**
   * Connects a vendor of the catalogue, or changes how it is.
   * @throws Failure VENDOR_UNKNOWN, FIELD_INVALID for fewer places while rounds are open: what they win could not be written any more
   */
  connect: (vendor: string, change: Partial<Omit<TermsRow, 'vendor'>> = {}): Promise<{ readonly added: boolean }> =>
    database.orm.transaction(async (tx) => {
      const before = await lockTerms(tx, vendor)
      if (!before && !(await allVendors(tx)).some(({ code }) => code === vendor)) refuse('VENDOR_UNKNOWN')
      const { exponent } = change
      if (before && exponent !== undefined && placesOf({ exponent }) < placesOf(before)) {
        await holdStakes(tx)
        if ((await countOpenRounds(tx)).has(vendor)) throw new Failure('FIELD_INVALID', { fields: { exponent: { rule: 'rounds_open' } } })
      }
      await saveTerms(tx, { ...USUAL_TERMS, ...before, ...change, vendor })
      return { added: !before }
    }),

  /** A new key; its secret is told this once. @throws Failure VENDOR_UNKNOWN, VENDOR_KEYS_ENOUGH */
  add: (vendor: string): Promise<{ readonly keyId: string; readonly secret: string }> =>
    database.orm.transaction(async (tx) => {
      if (!(await lockTerms(tx, vendor))) refuse('VENDOR_UNKNOWN')
      const live = (await keysOf(tx, vendor)).filter(({ retiredAt }) => retiredAt === null)
      if (live.length >= LIVE_KEYS) throw new Failure('VENDOR_KEYS_ENOUGH')
      const [keyId, secret] = [`k_${randomToken(random, ID_BYTES)}`, randomToken(random)]
      await insertKey(tx, { id: keyId, vendor, sealedSecret: box.seal(secret, `${vendor} ${keyId}`), addedAt: clock.now() })
      return { keyId, secret }
    }),

  list: (vendor: string) => keysOf(database.orm, vendor),

  /** From now on nothing is taken that was signed with it. @throws Failure VENDOR_KEY_UNKNOWN */
  retire: async (vendor: string, keyId: string): Promise<void> => {
    if (!(await retireKey(database.orm, vendor, keyId, clock.now()))) throw new Failure('VENDOR_KEY_UNKNOWN')
  },
})

export type VendorKeys = ReturnType<typeof createVendorKeys>
