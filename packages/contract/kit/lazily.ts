/** The builders' values as properties, each built when it is first read, and once. */
/* @__NO_SIDE_EFFECTS__ */
export function lazily<const Builders extends Readonly<Record<string, () => unknown>>>(
  builders: Builders,
): { readonly [Name in keyof Builders]: ReturnType<Builders[Name]> } {
  const built = {}
  for (const [name, build] of Object.entries(builders)) {
    let value: unknown
    Object.defineProperty(built, name, { get: () => (value ??= build()), enumerable: true })
  }
  return built as never
}
