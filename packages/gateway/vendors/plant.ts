import { createSecretBox } from '../kit/secret-box.ts'
import type { Platform } from '../platform.ts'
import { createVendorKeys } from './keys.ts'

export interface PlantParts extends Pick<Platform, 'database' | 'clock' | 'random'> {
  readonly secretsKey: string
}

/**
 * Connects a vendor of the catalogue before the gateway is built, with a new key in the place of those before: for a demonstration, which starts
 * the vendor along with the gateway. `openAt` says where its games run, whether it shows rounds as they were played, and whether
 * a win is paid that comes after its round was closed.
 */
export const plantVendor = async ({ secretsKey, ...platform }: PlantParts, vendor: string) => {
  const keys = createVendorKeys(platform, createSecretBox(secretsKey, platform.random))
  await keys.connect(vendor)
  for (const { id, retiredAt } of await keys.list(vendor)) if (retiredAt === null) await keys.retire(vendor, id)
  return {
    ...(await keys.add(vendor)),
    openAt: async (launchUrl: string, { replays = false, lateWins = false } = {}): Promise<void> =>
      void (await keys.connect(vendor, { launchUrl, replays, lateWins })),
  }
}
