import type { Say } from '../texts/texts.ts'

export const cardsIn = (say: Say, count: number): string => (count === 1 ? say('oneCard') : say('manyCards', { count }))

export const playersIn = (say: Say, count: number): string => (count === 1 ? say('onePlayer') : say('manyPlayers', { count }))
