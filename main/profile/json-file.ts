/** One JSON object on disk, replaced whole or not at all. */
export interface JsonFile {
  /** `{}` where there is no file. Throws when there is one and it cannot be read. */
  readonly read: () => unknown
  /** Returns once the new text is on disk; a kill before that leaves the old one. Throws when it cannot be written. */
  readonly write: (value: object) => void
  /** Moves the file out of the way under a name of its own, so that nothing overwrites it. Throws when it cannot. */
  readonly setAside: () => void
}
