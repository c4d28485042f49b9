/** Empties the tab's session storage, as far as there is one. */
export const forgetTab = (): void => {
  try {
    sessionStorage.clear()
  } catch {
    // refused: then nothing was kept either
  }
}
