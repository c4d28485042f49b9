import type { GameLaunch } from '@portico/contract/desktop/channels'

export const VENDOR = 'https://game.vendor.example'
export const ALLOWED = 'https://table.vendor.example'
export const ELSEWHERE = 'https://elsewhere.example'
/** Its name leads into the player's own network. */
export const INWARD = 'https://inward.vendor.example'

export const HOSTS = {
  'game.vendor.example': '93.184.215.14',
  'table.vendor.example': '93.184.215.15',
  'elsewhere.example': '93.184.215.16',
  'inward.vendor.example': '192.168.1.1',
}

/** A game of the vendor's, as its page would ask for it. */
export const launch = (id: string, more: Partial<GameLaunch> = {}): GameLaunch => ({
  id,
  title: `Game ${id}`,
  url: `${VENDOR}/play`,
  allow: [ALLOWED],
  pointerLock: false,
  ...more,
})
