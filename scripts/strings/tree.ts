/** The texts of one namespace in one language, nested as its file nests them. */
export interface Texts {
  readonly [key: string]: string | Texts
}

/** Texts by their whole key, `panel.title`. */
export type FlatTexts = ReadonlyMap<string, string>

const entriesOf = (texts: Texts, prefix: string): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${prefix}${key}`, value] as [string, string]] : entriesOf(value, `${prefix}${key}.`),
  )

export const flatten = (texts: Texts): FlatTexts => new Map(entriesOf(texts, ''))

type Branch = { [key: string]: string | Branch }

const branchAt = (tree: Branch, key: string): Branch => {
  const next = tree[key]
  return typeof next === 'object' ? next : (tree[key] = {})
}

/** The opposite of `flatten`. */
export const nest = (flat: FlatTexts): Texts => {
  const tree: Branch = {}
  for (const [path, text] of flat) {
    const keys = path.split('.')
    const last = keys.pop()!
    keys.reduce(branchAt, tree)[last] = text
  }
  return tree
}
