const META = /http-equiv="Content-Security-Policy" content="([^"]+)"/

/** The Content-Security-Policy that the build has written into a page; undefined for a page without one. */
export const pagePolicy = (html: string): string | undefined => META.exec(html)?.[1]

/** A policy with the sources of some directives replaced or added, as who serves the page knows them better than the build. */
export const withSources = (policy: string, sources: Readonly<Record<string, readonly string[]>>): string => {
  const directives = new Map(policy.split(/;\s*/).flatMap((part) => (part === '' ? [] : [[part.split(' ', 1)[0]!, part] as const])))
  for (const [name, allowed] of Object.entries(sources)) directives.set(name, `${name} ${allowed.join(' ')}`)
  return [...directives.values()].join('; ')
}

/** The sources of one directive of a policy. */
export const sourcesOf = (policy: string, name: string): string[] =>
  policy
    .split(/;\s*/)
    .find((part) => part.startsWith(`${name} `))
    ?.split(' ')
    .slice(1) ?? []
