import type { Disk } from './disk.ts'

/** Where the version before stays after an update. */
export const previousOf = (program: string): string => `${program}.previous`

/**
 * Replaces a program that is one file, keeping a copy beside it. What replaces it removes the old file first: when that
 * goes wrong, the copy is put back before the error goes on.
 */
export const replaceKeeping = async (disk: Disk, program: string, replace: () => Promise<void>): Promise<void> => {
  const backup = previousOf(program)
  await disk.copy(program, backup)
  try {
    await replace()
  } catch (error) {
    if (!(await disk.exists(program))) await disk.move(backup, program)
    throw error
  }
}
