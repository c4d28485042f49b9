/** An account name as strangers may see it: `thanh1992 -> "th***92"`. A short name keeps only its ends. */
export const maskAccount = (account: string): string => {
  const letters = [...account]
  const visible = letters.length < 6 ? 1 : 2
  return `${letters.slice(0, visible).join('')}***${letters.slice(-visible).join('')}`
}
