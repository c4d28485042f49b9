/** Strings of a JSON text, with the colon behind those that name a field. */
const STRING = /"(?:[^"\\]|\\.)*"(\s*:)?/g

/**
 * One JSON object without others inside, as UTF-8. Undefined for anything else, and for one that names a field twice: two readers would take
 * different ones for meant.
 */
export const readFlatJson = (raw: Uint8Array): unknown => {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(raw)
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
    if (Object.values(value).some((each) => typeof each === 'object' && each !== null)) return undefined
    const named = [...text.matchAll(STRING)].filter(([, colon]) => colon !== undefined).length
    return named === Object.keys(value).length ? value : undefined
  } catch {
    return undefined
  }
}
