/** What every window is made with, ours and the games'. Written out although most are Electron's defaults: a default may change. */
export const hardenedWebPreferences = (development: boolean) =>
  ({
    sandbox: true,
    contextIsolation: true,
    nodeIntegration: false,
    nodeIntegrationInWorker: false,
    nodeIntegrationInSubFrames: false,
    webSecurity: true,
    allowRunningInsecureContent: false,
    experimentalFeatures: false,
    webviewTag: false,
    plugins: false,
    navigateOnDragDrop: false,
    safeDialogs: true,
    // Its dictionaries would be fetched from a host that is none of ours.
    spellcheck: false,
    devTools: development,
  }) as const
