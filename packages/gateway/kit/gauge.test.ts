import { Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { addGauge } from './gauge.ts'

test('a figure that cannot be read is left out, and the others still come', async () => {
  const registry = new Registry()
  let answer: () => Promise<readonly { value: number }[]> = async () => [{ value: 0.25 }]
  addGauge(registry, { name: 'plain', help: 'x', read: () => answer() })
  addGauge(registry, { name: 'other', help: 'x', labels: ['of'], read: () => [{ labels: { of: 'a' }, value: 2 }] })
  expect(await registry.metrics()).toMatch(/^plain 0\.25$/m)
  addGauge(registry, { name: 'none', help: 'x', labels: ['of'], read: () => [] })
  addGauge(registry, {
    name: 'thrown',
    help: 'x',
    labels: ['of'],
    read: () => {
      throw new Error('at once')
    },
  })
  for (const unread of [async () => Promise.reject(new Error('silent')), async () => []]) {
    answer = unread
    const text = await registry.metrics()
    expect(text).not.toMatch(/^plain /m)
    expect(text).not.toMatch(/^(none|thrown)\{/m)
    expect(text).toMatch(/^other\{of="a"\} 2$/m)
  }
})
