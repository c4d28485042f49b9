import type { DisputeFact, LineDisputeEntry } from '@portico/contract/dispute/shapes'

/** Names and what is said of them are alike whatever their case and spaces. */
const alike = (text: string): string => text.replace(/\s+/g, ' ').trim().toLowerCase()

/** What both sides say of each fact, last; what they said before stays among the entries. */
export const factsOf = (entries: readonly LineDisputeEntry[]): DisputeFact[] => {
  const facts = new Map<string, Omit<DisputeFact, 'same'>>()
  for (const { event, by, fact, text, person, at } of entries) {
    if (event !== 'FACT' || fact === null) continue
    const known = facts.get(alike(fact)) ?? { name: fact, agent: null, desk: null }
    facts.set(alike(fact), { ...known, [by === 'AGENT' ? 'agent' : 'desk']: { text, person, at } })
  }
  return [...facts.values()].map((fact) => ({
    ...fact,
    same: fact.agent && fact.desk && alike(fact.agent.text) === alike(fact.desk.text),
  }))
}
