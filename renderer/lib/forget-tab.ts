/**
 * Empties the tab's session storage, as far as there is one.
 * @param exceptions how the keys begin that stay
 */
export const forgetTab = (exceptions: readonly string[]): void => {
  try {
    for (const key of Object.keys(sessionStorage)) if (!exceptions.some((start) => key.startsWith(start))) sessionStorage.removeItem(key)
  } catch {
    // refused: then nothing was kept either
  }
}
