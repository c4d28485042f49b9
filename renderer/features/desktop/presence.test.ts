import { describe, expect, it } from 'vitest'
import type { Announcement } from '@portico/contract/content/shapes'
import { presence } from '@portico/contract/desktop/channels'
import { presenceOf } from './presence.ts'

const notice = (id: number, over: Partial<Announcement> = {}): Announcement => ({
  id: String(id),
  type: 'PL',
  execution: 'A',
  title: `Notice ${id}`,
  content: '<p>Words</p>',
  promotionType: null,
  url: null,
  linkageType: null,
  lang: null,
  game: null,
  groupName: null,
  imageUrl: null,
  publishedAt: '2026-11-21T08:00:00.000Z',
  ...over,
})
const plain = (html: string) => html.replace(/<[^>]+>/g, '')

describe('what is unread, for badge and notifications [DESKTOP-07]', () => {
  it('counts all and names the first twenty', () => {
    const all = Array.from({ length: 30 }, (_, at) => notice(at + 1))
    const state = presenceOf(all, 'vi-VN', plain)
    expect(state).toMatchObject({ unread: 30, language: 'vi-VN' })
    expect(state.notices).toHaveLength(20)
    expect(state.notices[0]).toEqual({ id: 'notice.1', title: 'Notice 1', body: 'Words', path: '/' })
  })

  it('fits the contract whatever the operator wrote', () => {
    const state = presenceOf([notice(1, { title: '😀'.repeat(90), content: 'x'.repeat(5_000) }), notice(2, { title: ' ' })], 'en', plain)
    expect(presence.safeParse(state).success).toBe(true)
    expect(state.notices[1]?.title).toBe('…')
  })
})
