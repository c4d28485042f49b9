import type { ProxySetting } from '@portico/contract/desktop/shapes'

/** The settings of Chromium's network stack; the part of Electron's `ProxyConfig` that we use. */
export type ProxyConfig =
  | { readonly mode: 'system' | 'direct' }
  | { readonly mode: 'fixed_servers'; readonly proxyRules: string; readonly proxyBypassRules: string }
  | { readonly mode: 'pac_script'; readonly pacScript: string }

export const proxyConfigOf = (setting: ProxySetting): ProxyConfig => {
  switch (setting.mode) {
    case 'manual':
      return { mode: 'fixed_servers', proxyRules: setting.server, proxyBypassRules: setting.bypass }
    case 'pac':
      return { mode: 'pac_script', pacScript: setting.url }
    default:
      return { mode: setting.mode }
  }
}
