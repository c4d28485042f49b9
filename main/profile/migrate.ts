export type Slices = Readonly<Record<string, unknown>>
/** Takes the profile of one version and answers that of the next. */
export type Migration = (profile: Slices) => Slices

/**
 * One for each step from a version to the next; the first leads from 1 to 2. A slice that gains a field needs none: the
 * field starts as its default. Only what is renamed or means something else does.
 */
export const MIGRATIONS: readonly Migration[] = [
  // The cookie of a known device lay here in plain; the vault has it now, a new one, for this may have been copied.
  ({ device: _copied, ...rest }) => rest,
]

const versionOf = ({ version }: Slices): number => (Number.isSafeInteger(version) && (version as number) >= 1 ? (version as number) : 1)

/** Brings a profile to the newest version. One of a later client is left as it is: what is understood of it is used. */
export const migrated = (profile: Slices, migrations: readonly Migration[]): Slices => {
  const from = versionOf(profile)
  const result = migrations.slice(from - 1).reduce((before, migration) => migration(before), profile)
  return { ...result, version: Math.max(from, migrations.length + 1) }
}
