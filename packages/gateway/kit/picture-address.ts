/** Whether a picture comes from this site, by its path, or over https from one of the brand's image networks (origins). */
export const isPicture = (address: string, networks: readonly string[]): boolean => {
  if (/^\/(?![/\\])[^\s\\]*$/.test(address)) return true
  if (!URL.canParse(address)) return false
  const { protocol, origin } = new URL(address)
  return protocol === 'https:' && networks.includes(origin)
}
