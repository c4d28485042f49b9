import type { BrandPack } from '@portico/contract/kit/brand'
import type { Integrations } from '@portico/gateway/ports/integrations'
import type { DemoConfig } from './config.ts'
import { demoAccounts } from './accounts/provider.ts'
import { demoResponder } from './chat-desk/responder.ts'
import { createGameHost } from './game-host/host.ts'
import { outboxPage } from './outbox-page.ts'
import { connectSandbox } from './payments/sandbox.ts'
import { drawnPictures } from './pictures/source.ts'
import { studioGameOf } from './studio/catalogue.ts'

/** What the demonstration adds to a gateway: drawn pictures, a vendor's origin, and where it is enabled sandbox money and a page of the messages that reach nobody. */
export const demoIntegrations = (
  brand: BrandPack,
  { enabled, gameHost, studio }: Pick<DemoConfig, 'enabled' | 'gameHost'> & Partial<Pick<DemoConfig, 'studio'>>,
): Integrations => ({
  pictures: drawnPictures(brand),
  payments: enabled ? [connectSandbox] : [],
  outboxPage: enabled ? outboxPage(brand) : undefined,
  autoResponder: enabled ? demoResponder : undefined,
  // Where the settings name real ones, those are taken; see `main.ts`.
  social: enabled ? [demoAccounts('google', 'Google (demonstration)'), demoAccounts('facebook', 'Facebook (demonstration)')] : undefined,
  // Where the studio stands its games can be played in place of those that are not there.
  gameHost: createGameHost(gameHost, studio ? ({ gameType, language }) => studioGameOf(gameType, language) : undefined),
})
