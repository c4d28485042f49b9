import * as z from 'zod/mini'
import { call } from '../kit/call.ts'
import { transferSettings } from './operator-shapes.ts'

/** Which wallets members have and what they may move between them and to each other. */
export const operatorTransferSettings = call({
  method: 'GET',
  path: '/operator/transfers/settings',
  token: false,
  only: 'operator',
  response: () => z.object({ settings: transferSettings }),
})

/** Sets it, from the next transfer on. A vendor that loses its wallet keeps what is in it until its members bring it back. */
export const setTransferSettings = call({
  method: 'PUT',
  path: '/operator/transfers/settings',
  token: false,
  only: 'operator',
  desk: 'finance',
  request: () => transferSettings,
  response: () => z.object({ settings: transferSettings }),
})
