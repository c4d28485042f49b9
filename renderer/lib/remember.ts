/** Small choices that outlive a visit (theme, language). A browser that refuses storage simply forgets. */
export const remember = (key: string, value: string): void => {
  try {
    localStorage.setItem(key, value)
  } catch {
    // private windows may refuse
  }
}

export const recall = (key: string): string | null => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
