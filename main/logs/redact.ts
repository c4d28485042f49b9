import { isSecretName, redactText } from './redact-text.ts'

const MAX_DEPTH = 6
const MAX_ITEMS = 50
const MAX_TEXT = 8_000
/** Shorter ones would be found everywhere. */
const MIN_KNOWN = 8

/** What the client knows to be secret at this moment, and the home folder, which names the person. */
export interface KnownSecrets {
  readonly secrets: () => readonly (string | undefined)[]
  readonly home: string
}

export interface Redactor {
  readonly text: (text: string) => string
  /** A copy fit for JSON: bounded in depth, length and number, with errors as their message, stack and cause. */
  readonly value: (value: unknown) => unknown
}

/** The only way into the log and onto the clipboard. Never throws. */
export const createRedactor = ({ secrets, home }: KnownSecrets): Redactor => {
  const text = (whole: string): string => {
    let left = whole
    for (const secret of secrets()) {
      if (secret === undefined || secret.length < MIN_KNOWN) continue
      for (const form of new Set([secret, encodeURIComponent(secret)])) left = left.replaceAll(form, '[secret]')
    }
    if (left.length > MAX_TEXT) left = `${left.slice(0, MAX_TEXT)}…`
    // Windows writes its paths with slashes too, in addresses of files.
    if (home.length > 1) for (const form of new Set([home, home.replaceAll('\\', '/')])) left = left.replaceAll(form, '~')
    return redactText(left)
  }

  const value = (raw: unknown, depth: number, around: readonly unknown[]): unknown => {
    if (typeof raw === 'string') return text(raw)
    if (typeof raw === 'bigint' || (typeof raw === 'number' && Math.abs(raw) > 1e12)) return text(String(raw))
    if (raw === null || typeof raw === 'number' || typeof raw === 'boolean' || raw === undefined) return raw
    if (typeof raw !== 'object') return `[${typeof raw}]`
    if (depth >= MAX_DEPTH || around.includes(raw)) return '[…]'
    const inside = [...around, raw]
    const deeper = (inner: unknown): unknown => value(inner, depth + 1, inside)
    if (ArrayBuffer.isView(raw) || raw instanceof ArrayBuffer) return `[${raw.byteLength} bytes]`
    if (raw instanceof URL) return text(raw.href)
    if (raw instanceof Date) return Number.isNaN(raw.getTime()) ? '[no date]' : raw.toISOString()
    if (raw instanceof Error) {
      const { message, stack, cause } = raw
      const { code } = raw as { readonly code?: unknown }
      return {
        message: text(message),
        ...(code === undefined ? {} : { code: deeper(code) }),
        ...(stack === undefined ? {} : { stack: text(stack) }),
        ...(cause === undefined ? {} : { cause: deeper(cause) }),
      }
    }
    if (Array.isArray(raw)) return raw.slice(0, MAX_ITEMS).map(deeper)
    const entries = raw instanceof Map ? [...raw] : raw instanceof Set ? [...raw].entries() : Object.entries(raw)
    return Object.fromEntries(
      [...entries].slice(0, MAX_ITEMS).map(([name, inner]: readonly [unknown, unknown]) => {
        const key = String(name)
        return [
          text(key),
          isSecretName(key) && (typeof inner === 'string' || typeof inner === 'number' || typeof inner === 'object')
            ? '[secret]'
            : deeper(inner),
        ]
      }),
    )
  }

  return {
    text,
    value: (raw) => {
      try {
        return value(raw, 0, [])
      } catch {
        // A getter of somebody's object threw.
        return '[unreadable]'
      }
    },
  }
}
