/** Whose notices the office shows: those for agents, or those for everybody. */
export const NOTICE_SIDES = ['agents', 'everybody'] as const

interface NoticesView {
  readonly side: (typeof NOTICE_SIDES)[number]
  readonly page: number
}

/** How the office's notices stand in their address. */
export const NOTICES_FORM = {
  read: (params: URLSearchParams): NoticesView => ({
    side: params.get('for') === 'everybody' ? 'everybody' : 'agents',
    page: Math.max(1, Math.trunc(Number(params.get('page')) || 1)),
  }),
  write: ({ side, page }: NoticesView): URLSearchParams =>
    new URLSearchParams({ ...(side === 'everybody' && { for: side }), ...(page > 1 && { page: String(page) }) }),
  changed: (view: NoticesView, change: Partial<NoticesView>): NoticesView => ({ ...view, page: 1, ...change }),
}
