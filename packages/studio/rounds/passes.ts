/**
 * Makes a pass again and again, one at a time; a pass answers whether letters to the wallet were written. `stop` ends it when the pass
 * under way is done.
 */
export const repeatPasses = (
  everyMs: number,
  pass: () => Promise<boolean>,
  { onOwed, onError }: { readonly onOwed: () => void; readonly onError: (error: unknown) => void },
): { readonly stop: () => Promise<void> } => {
  let current: Promise<void> | undefined
  const timer = setInterval(() => {
    current ??= pass()
      .then((owed) => {
        if (owed) onOwed()
      })
      .catch(onError)
      .then(() => {
        current = undefined
      })
  }, everyMs)
  return {
    stop: async () => {
      clearInterval(timer)
      await current
    },
  }
}
