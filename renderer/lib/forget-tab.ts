/**
 * Empties the tab's session storage, as far as there is one.
 * @param kept how the keys begin that stay
 */
export const forgetTab = (kept: readonly string[]): void => {
  try {
    for (const key of Object.keys(sessionStorage)) if (!kept.some((start) => key.startsWith(start))) sessionStorage.removeItem(key)
  } catch {
    // refused: then nothing was kept either
  }
}
