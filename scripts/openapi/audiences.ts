import type { Call } from '@portico/contract/kit/call'

/** Whom a reference is for: whoever writes a client, a payment provider or a game host; what of it is about signing in; an agent office; whoever builds what stands beside the games or what is written and said between members and the house, at either side; or whoever runs the gateway. */
export const AUDIENCES = ['integrator', 'identity', 'agent', 'engagement', 'conversation', 'operator'] as const
export type Audience = (typeof AUDIENCES)[number]

export const fileFor: Readonly<Record<Audience, string>> = {
  integrator: 'openapi.json',
  identity: 'openapi-identity.json',
  agent: 'openapi-agent.json',
  engagement: 'openapi-engagement.json',
  conversation: 'openapi-conversation.json',
  operator: 'openapi-operator.json',
}

export const TITLES: Readonly<Record<Audience, string>> = {
  integrator: 'Portico gateway',
  identity: 'Portico gateway, who somebody is',
  agent: "Portico gateway, the agent office's calls",
  engagement: 'Portico gateway, what stands beside the games',
  conversation: 'Portico gateway, what is written and said',
  operator: "Portico gateway, the operator's calls",
}
export const ABOUT: Readonly<Record<Audience, string>> = {
  integrator:
    "Every call of the gateway but those about who somebody is (docs/openapi-identity.json), what stands beside the games (docs/openapi-engagement.json), what is written and said (docs/openapi-conversation.json), the agent office's (docs/openapi-agent.json) and the operator's (docs/openapi-operator.json), generated from packages/contract by `npm run openapi`. docs/integrating.md says how they go together, docs/plays.json what a selection of each play is.",
  identity:
    'Every call about who somebody is: ways in, registration, the account, passwords, codes and factors, generated from packages/contract by `npm run openapi`. docs/openapi.json has what a player does then.',
  agent:
    'Every call that only agents may ask, about their own team and what they are paid, generated from packages/contract by `npm run openapi`. docs/openapi.json has those that they share with players.',
  engagement:
    'Every call about what stands beside the games, members’ and the operator’s alike: promotions, points, missions, tickets, and vendors as the desk connects them. Generated from packages/contract by `npm run openapi`; docs/openapi-conversation.json has what is written and said, docs/openapi.json what a player does else, docs/openapi-operator.json what an operator does.',
  conversation:
    'Every call about what is written and said between members and the house, and among members: messages, chat rooms, support cases, live chats, with what the desk does about them. Generated from packages/contract by `npm run openapi`; docs/openapi.json has what a player does else, docs/openapi-operator.json what an operator does.',
  operator:
    'Every call of the operator desk but those about what stands beside the games (docs/openapi-engagement.json) and what is written and said (docs/openapi-conversation.json), generated from packages/contract by `npm run openapi`. docs/openapi.json has all others, docs/running.md says what an operator does with these.',
}

const IDENTITY: ReadonlySet<string> = new Set(['session', 'registration', 'member', 'factor', 'verification'])

/** A whole noun goes together: what the operator writes of it and what members do with it. */
const ENGAGEMENT: ReadonlySet<string> = new Set(['promotion', 'points', 'missions', 'ticket', 'vendor'])
const CONVERSATION: ReadonlySet<string> = new Set(['inbox', 'chat', 'support', 'deskChat'])

/** Whether a call of a noun stands in a reference. */
export const isFor = (audience: Audience, noun: string, { only }: Call): boolean => {
  if (ENGAGEMENT.has(noun)) return audience === 'engagement'
  if (CONVERSATION.has(noun)) return audience === 'conversation'
  if (only === 'operator' || only === 'agent') return audience === only
  return audience === (IDENTITY.has(noun) ? 'identity' : 'integrator')
}
