import { LINK_PATHS, OFFICE_DOOR, OFFICE_PATH } from './paths.ts'

const MOST_CHARACTERS = 1_000
/** Codes, names and words; nothing that means something to a page, a query or a log. */
const QUERY_VALUE = /^[\p{L}\p{N}_. -]{1,80}$/u

/** The windows of the agent office have a role of their own. */
export const isOfficePath = (path: string): boolean => path === OFFICE_PATH || path.startsWith(`${OFFICE_PATH}/`)

/** What an agent's sign-in in the system's browser comes back with. */
export const isOfficeReturn = (path: string): boolean => path.startsWith(`${OFFICE_DOOR}?`)

/**
 * The renderer's address that a link such as `portico://lottery?gameCode=X` leads to; undefined for any other text.
 * A link only ever navigates: anybody can make one.
 */
export const pathOfLink = (link: string, scheme: string): string | undefined => {
  const start = `${scheme}://`
  if (link.length > MOST_CHARACTERS || !link.toLowerCase().startsWith(start)) return undefined
  const [, target, query] = /^([A-Za-z0-9/]*)(?:\?([^#]*))?$/.exec(link.slice(start.length)) ?? []
  if (target === undefined) return undefined
  // Browsers put a slash after what they take for a host.
  const path = `/${target.replace(/^\/|\/$/g, '')}`
  const known = Object.hasOwn(LINK_PATHS, path) ? LINK_PATHS[path] : undefined
  if (!known) return undefined
  const parameters = new URLSearchParams(query)
  // A second value for one name is somebody's trick; a name that the page does not know is a tracker's.
  const allowed = known.flatMap((name) => {
    const [value, ...more] = parameters.getAll(name)
    return value !== undefined && more.length === 0 && QUERY_VALUE.test(value) ? [[name, value]] : []
  })
  return allowed.length > 0 ? `${path}?${new URLSearchParams(allowed)}` : path
}

/** The link among the arguments of a start, where Windows and Linux put it; Chromium mixes its own switches in. */
export const linkIn = (argv: readonly string[], scheme: string): string | undefined =>
  argv.findLast((argument) => argument.toLowerCase().startsWith(`${scheme}://`))
