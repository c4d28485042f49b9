import { expect, it } from 'vitest'
import { playsOf } from '@portico/lottery/catalogue'
import { playParts } from './play-parts.ts'

it.each([...playsOf('SSC'), ...playsOf('LF')])('reads the place of $id from its id [LOTTERY-03]', ({ id, group }) => {
  expect(playParts(id)).toEqual(group)
})
