/** When it stands in the session storage, the next list of games that is read finds its cache empty. */
export const REFRESH_FLAG = 'portico.refresh'

/** Has the cached lists asked for again when they are next shown [LOBBY-20]. */
export const refreshLists = (): void => {
  try {
    sessionStorage.setItem(REFRESH_FLAG, '1')
  } catch {
    // without storage nothing is cached either
  }
}
