import type { CDPSession, Page, WebSocketRoute } from '@playwright/test'

/** What a page holds after its garbage is collected. */
export interface Holding {
  readonly heap: number
  readonly nodes: number
  readonly listeners: number
  readonly documents: number
  /** Answers that the page keeps. */
  readonly entries: number
}

/** Answers in the store of the page, which stands nowhere but with React. */
const entriesOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    interface Fiber {
      readonly memoizedProps?: { readonly store?: { getState(): { gateway: { queries: object } } } }
      readonly child?: Fiber
    }
    const root = [...document.querySelectorAll('body *')].find((each) =>
      Object.keys(each).some((key) => key.startsWith('__reactContainer$')),
    )!
    const key = Object.keys(root).find((each) => each.startsWith('__reactContainer$'))!
    let fiber: Fiber | undefined = (root as unknown as Record<string, Fiber>)[key]
    while (fiber && !fiber.memoizedProps?.store) fiber = fiber.child
    return Object.keys(fiber!.memoizedProps!.store!.getState().gateway.queries).length
  })

export const heldBy = async (page: Page, cdp: CDPSession): Promise<Holding> => {
  // What a collection frees may hold the last of something else.
  for (let round = 0; round < 4; round += 1) await cdp.send('HeapProfiler.collectGarbage')
  const { metrics } = await cdp.send('Performance.getMetrics')
  const of = (name: string) => metrics.find((each) => each.name === name)!.value
  const entries = await entriesOf(page)
  return { heap: of('JSHeapUsedSize'), nodes: of('Nodes'), listeners: of('JSEventListeners'), documents: of('Documents'), entries }
}

interface ChannelFrame {
  readonly channel: 'public' | 'member'
  readonly type: string
  readonly data: unknown
}

type Wire = Partial<ChannelFrame> & { hello?: boolean; seq?: number; channels?: { channel: string; seq: number }[] }

/** The event sockets of a page, into which frames can be put between those of the gateway, numbered as if they were all its own. */
export const frameSource = async (page: Page) => {
  const open = new Set<WebSocketRoute>()
  const seqs = new Map<string, number>()
  await page.routeWebSocket(/.*/, (socket) => {
    const server = socket.connectToServer()
    open.add(socket)
    seqs.clear()
    socket.onMessage((message) => server.send(message))
    server.onMessage((message) => {
      const wire = JSON.parse(String(message)) as Wire
      if (wire.hello) for (const { channel, seq } of wire.channels!) seqs.set(channel, seq)
      if (wire.channel === undefined) return socket.send(message)
      seqs.set(wire.channel, seqs.get(wire.channel)! + 1)
      socket.send(JSON.stringify({ ...wire, seq: seqs.get(wire.channel) }))
    })
    socket.onClose(() => {
      open.delete(socket)
      void server.close()
    })
    server.onClose(() => {
      open.delete(socket)
      void socket.close()
    })
  })
  return {
    sockets: () => open.size,
    /** Whether the page has been greeted: frames have their numbers from then on. */
    greeted: () => open.size > 0 && seqs.size > 0,
    tell: (frames: readonly ChannelFrame[]) => {
      const [socket] = open
      for (const frame of frames) {
        seqs.set(frame.channel, seqs.get(frame.channel)! + 1)
        socket!.send(JSON.stringify({ ...frame, seq: seqs.get(frame.channel) }))
      }
    },
  }
}

/** The sections whose content depends on nothing that goes on meanwhile: what is held is counted in the second, left from the first. */
const STILL = ['agentTransfer', 'agentService'] as const

/**
 * Goes to so many sections of the office's menu one after the other, as fast as each has been painted; every tenth is waited for until it is
 * answered. In the end it stands on a still one.
 */
export const wander = (page: Page, routes: number): Promise<void> =>
  page.evaluate(
    async ([most, still]) => {
      const painted = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
      const links = () => [...document.querySelectorAll<HTMLAnchorElement>('nav a[href^="/agentHome"]')]
      for (let at = 0; at < most; at += 1) {
        const all = links()
        all[at % all.length]!.click()
        await painted()
        await painted()
        if (at % 10 !== 9) continue
        for (let frames = 0; frames < 200 && (frames < 5 || document.querySelector('main [aria-busy="true"]')); frames += 1) await painted()
      }
      for (const section of still) {
        links()
          .find((link) => link.href.endsWith(section))!
          .click()
        for (let frames = 0; frames < 200 && (frames < 20 || document.querySelector('main [aria-busy="true"]')); frames += 1)
          await painted()
      }
    },
    [routes, STILL] as const,
  )
