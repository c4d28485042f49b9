/**
 * Counts the events of each channel in this instance: the public one, and one for each member who listens here. A member's count is
 * forgotten with the last socket and goes on later above every one used before, so that who comes back never takes a new count for an old one.
 */
export const createSequences = () => {
  const counts = new Map<string, number>()
  let everybody = 0
  let used = 0
  const ofMember = (memberId: string): number => counts.get(memberId) ?? used
  return {
    begin: (memberId: string): void => void counts.set(memberId, ofMember(memberId)),
    /** The count of the last event; of the public channel when no member is named. */
    current: (memberId?: string): number => (memberId === undefined ? everybody : ofMember(memberId)),
    next: (memberId?: string): number => {
      if (memberId === undefined) return ++everybody
      const next = ofMember(memberId) + 1
      counts.set(memberId, next)
      return next
    },
    forget: (memberId: string): void => {
      used = Math.max(used, ofMember(memberId) + 1)
      counts.delete(memberId)
    },
  }
}
