/** How figures stay fresh: every minute and whenever somebody looks at the page again. */
export const LIVE = { pollingInterval: 60_000, skipPollingIfUnfocused: true, refetchOnFocus: true, refetchOnMountOrArgChange: 30 } as const
