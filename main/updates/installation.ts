import { posix, win32 } from 'node:path'
import type { Installation } from './states.ts'

interface Environment {
  readonly development: boolean
  readonly platform: NodeJS.Platform
  readonly productName: string
  /** The running program's path. */
  readonly program: string
  /** The AppImage that is running, on Linux. */
  readonly appImage: string | undefined
  readonly exists: (path: string) => boolean
}

/**
 * How this client came here. Only what our own installer put in place may be replaced by it: an update over a copied folder,
 * a disk image or another packager's work would leave two clients or none.
 */
export const installationOf = ({ development, platform, productName, program, appImage, exists }: Environment): Installation => {
  if (development) return 'development'
  const ours = {
    win32: () => exists(win32.join(win32.dirname(program), `Uninstall ${productName}.exe`)),
    // A disk image is read-only, and macOS runs what was never moved out of a download from a copy.
    darwin: () => !program.startsWith('/Volumes/') && !program.includes('/AppTranslocation/'),
    linux: () => appImage !== undefined && posix.isAbsolute(appImage),
  } as const
  return platform in ours && ours[platform as keyof typeof ours]() ? 'ours' : 'other'
}
