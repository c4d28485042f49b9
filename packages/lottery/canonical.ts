/** JSON with the keys of every object in the order of their UTF-16 units and no blanks (RFC 8785), so that equal values give equal text. */
export const canonicalJson = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map((inner) => canonicalJson(inner ?? null)).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const record = value as Readonly<Record<string, unknown>>
  let members = ''
  for (const key of Object.keys(record).sort()) {
    const inner = record[key]
    if (inner !== undefined) members += `${members && ','}${JSON.stringify(key)}:${canonicalJson(inner)}`
  }
  return `{${members}}`
}
