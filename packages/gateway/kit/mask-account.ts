/** An account name as strangers may see it: `thanh1992 -> "th***92"`. A short name keeps only its ends, and one of less than four letters no more than its first. */
export const maskAccount = (account: string): string => {
  const letters = [...account]
  if (letters.length < 4) return `${letters.length < 2 ? '' : letters[0]}***`
  const visible = letters.length < 6 ? 1 : 2
  return `${letters.slice(0, visible).join('')}***${letters.slice(-visible).join('')}`
}
