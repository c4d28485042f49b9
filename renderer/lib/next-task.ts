interface Scheduling {
  readonly yield?: () => Promise<void>
}

/** Lets the browser paint and answer before going on: the rest runs in a task of its own. */
export const nextTask = (): Promise<void> => {
  const { scheduler } = globalThis as { scheduler?: Scheduling }
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve))
}
