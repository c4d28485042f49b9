import type { PinnedKey } from '@portico/contract/desktop/brand'
import type { UpdateFailure } from '@portico/contract/desktop/shapes'
import type { Disk } from './disk.ts'
import type { Release } from './manifest.ts'
import { isVouchedFor } from './signature.ts'

/** The installer unpacks beside itself before it takes the old version's place. */
const ROOM = 2

/** Whether the disk has space to download and install so many bytes. */
export const hasSpace = async (disk: Disk, folder: string, bytes: number): Promise<boolean> => (await disk.free(folder)) >= bytes * ROOM

/** Why a downloaded file must not be installed; undefined when it may. The signature is checked against the file as it lies there. */
export const inspect = async (
  disk: Disk,
  path: string,
  { statement, signatures }: Release,
  keys: readonly PinnedKey[],
): Promise<UpdateFailure | undefined> => {
  const found = await disk.measure(path)
  if (!found) return 'FILE_GONE'
  if (found.sha512 !== statement.sha512 || found.size !== statement.size) return 'BAD_HASH'
  return isVouchedFor({ ...statement, ...found }, signatures, keys) ? undefined : 'BAD_SIGNATURE'
}
