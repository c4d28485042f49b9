const EVERY_MS = 100

/** Makes a pass every 100 ms, one at a time; a pass answers whether letters to the wallet were written. `stop` ends it when the pass under way is done. */
export const startPasses = (
  pass: () => Promise<boolean>,
  { onOwed, onError }: { readonly onOwed: () => void; readonly onError: (error: unknown) => void },
): { readonly stop: () => Promise<void> } => {
  let underWay: Promise<void> | undefined
  const timer = setInterval(() => {
    underWay ??= pass()
      .then((owed) => {
        if (owed) onOwed()
      })
      .catch(onError)
      .then(() => {
        underWay = undefined
      })
  }, EVERY_MS)
  return {
    stop: async () => {
      clearInterval(timer)
      await underWay
    },
  }
}
