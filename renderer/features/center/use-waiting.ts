import { useWaitingQuery } from './api.ts'

/** What waits for the member, the most urgent first; `retry` where it did not come. */
export const useWaiting = () => {
  const { data, isError, refetch } = useWaitingQuery({})
  return { items: data?.items ?? [], retry: !data && isError ? () => void refetch() : undefined }
}

/** How much waits in each section of the member center. */
export const useBadges = (): ((section: string) => number) => {
  const { items } = useWaiting()
  return (section) => items.reduce((sum, item) => (item.badge && item.section === section ? sum + item.count : sum), 0)
}
