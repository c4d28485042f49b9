/** The parameters of a prepared statement, by name: how each is written in its SQL, and their values in its order. */
export interface Parameters<Name extends string> {
  readonly $: Readonly<Record<Name, string>>
  values(record: Readonly<Record<Name, unknown>>): readonly unknown[]
}

/** Numbers parameters in the order of their names, so that no caller counts them. */
export const parameters = <const Name extends string>(...names: readonly Name[]): Parameters<Name> => ({
  $: Object.fromEntries(names.map((name, n) => [name, `$${n + 1}`])) as Record<Name, string>,
  values: (record) => names.map((name) => record[name]),
})
