/** What a vendor may know of the program: the browser it is built on, and neither Electron's name nor a brand's. */
export const plainUserAgent = (agent: string): string => {
  const [, engine = '', programs = ''] = /^(.*\(KHTML, like Gecko\)) ?(.*)$/.exec(agent) ?? []
  const known = programs.match(/\b(?:Chrome|Safari)\/[\d.]+/g)
  return known ? `${engine} ${known.join(' ')}` : agent
}
