import type { ComponentType } from 'react'
import type { DialogKind, DialogPayloads } from './dialogs.ts'

/** A dialog gets what it was opened with and the way to close itself; it renders `ui/dialog`. */
export type DialogComponent<Kind extends DialogKind> = ComponentType<DialogPayloads[Kind] & { readonly onClose: () => void }>

type DialogTable = { readonly [Kind in DialogKind]?: () => Promise<{ readonly Component: DialogComponent<Kind> }> }

/** Where each dialog's code lives; it is fetched when the dialog first opens. */
export const DIALOGS: DialogTable = {
  agentSearch: () => import('../features/agent/search/search-dialog.tsx'),
  bet: () => import('../features/records/components/bet-dialog.tsx'),
  cancelBet: () => import('../features/lottery/components/cancel-dialog.tsx'),
  client: () => import('../features/desktop/components/client-dialog.tsx'),
  deposit: () => import('../features/wallet/components/deposit-dialog.tsx'),
  help: () => import('../features/content/components/help-dialog.tsx'),
  legal: () => import('../features/content/components/legal-dialog.tsx'),
  lines: () => import('../features/system/components/lines-dialog.tsx'),
  login: () => import('../features/session/components/login-dialog.tsx'),
  menu: () => import('./site-shell/phone-menu.tsx'),
  notices: () => import('../features/content/components/notices-dialog.tsx'),
  public: () => import('../features/content/components/public-dialog.tsx'),
  register: () => import('../features/session/components/register-dialog.tsx'),
  room: () => import('../features/content/components/room-dialog.tsx'),
  signOut: () => import('../features/session/components/sign-out-dialog.tsx'),
  vendorGames: () => import('../features/lobby/components/vendor-games-dialog.tsx'),
  withdraw: () => import('../features/wallet/components/withdraw-dialog.tsx'),
}
