import { build } from 'electron-builder'
import { root } from '../lib/root.ts'
import { type BuilderOptions, builderConfig } from './builder-config.ts'

export const PLATFORMS = ['win', 'mac', 'linux'] as const
export type Platform = (typeof PLATFORMS)[number]

export interface PackageOptions extends BuilderOptions {
  readonly brand: string
  readonly platform: Platform
  /** Stops before the installers: the program's folder only. */
  readonly dir: boolean
}

/** Packs the release build of a brand, which must stand; publishes nothing. Answers the installers' paths. */
export const packageClient = ({ brand, platform, dir, ...options }: PackageOptions): Promise<string[]> =>
  build({ projectDir: root, config: builderConfig(brand, options), [platform]: [], dir, publish: 'never' })
