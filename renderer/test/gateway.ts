import { vi } from 'vitest'

/** What a call is answered with: a value, or a failure code of the gateway. */
export type Reply = { readonly value: unknown } | { readonly code: string } | 'offline'

interface Asked {
  readonly method: string
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly body: unknown
}

/**
 * Stands in for the line to the gateway: answers by the end of a call's path and keeps what was asked.
 * A path with several replies gives them in turn and repeats the last one.
 */
export const stubGateway = (replies: Readonly<Record<string, Reply | readonly Reply[]>>) => {
  const asked: Asked[] = []
  const turns = new Map<string, number>()
  vi.stubGlobal('fetch', async (address: string, init?: Omit<RequestInit, 'body'> & { readonly body?: string }) => {
    const { pathname, searchParams } = new URL(address, 'http://gateway.test')
    const found = Object.keys(replies).find((end) => pathname.endsWith(end))
    if (!found) throw new TypeError(`nobody answers ${pathname}`)
    asked.push({
      method: init?.method ?? 'GET',
      path: found,
      query: Object.fromEntries(searchParams),
      body: init?.body ? (JSON.parse(init.body) as unknown) : undefined,
    })
    const turn = turns.get(found) ?? 0
    turns.set(found, turn + 1)
    const list = [replies[found]].flat() as readonly Reply[]
    const reply = list[Math.min(turn, list.length - 1)] ?? 'offline'
    if (reply === 'offline') throw new TypeError('Failed to fetch')
    const body =
      'code' in reply ? { success: false, code: reply.code, message: reply.code, traceId: 't' } : { success: true, value: reply.value }
    return new Response(JSON.stringify(body), { status: 'code' in reply ? 400 : 200 })
  })
  return { asked, count: (path: string) => asked.filter((each) => each.path === path).length }
}
