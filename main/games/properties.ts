/**
 * What holds for every game window, in this order. The harness asserts each of them on the options the window was made with
 * and, where a page can see it, in the running page.
 */
export const GAME_WINDOW_PROPERTIES = [
  {
    number: 1,
    name: 'partition',
    holds: 'storage of its own, in memory alone, shared with no other open window and emptied before it is used again',
  },
  { number: 2, name: 'no-preload', holds: 'no preload and so no bridge: nothing of ours in the page' },
  { number: 3, name: 'sandbox', holds: 'its process is sandboxed' },
  { number: 4, name: 'isolation', holds: 'contexts are isolated' },
  { number: 5, name: 'no-node', holds: 'no Node in the page, in its frames and in its workers' },
  { number: 6, name: 'web-security', holds: 'the same-origin policy is on, mixed content and experiments are off' },
  { number: 7, name: 'no-webview', holds: 'no webview can be put into the page' },
  { number: 8, name: 'no-popup', holds: 'no window of its own is ever opened, whoever asks' },
  { number: 9, name: 'no-download', holds: 'downloads are cancelled' },
  { number: 10, name: 'navigation', holds: 'the top frame stays on the origins of the launch, redirects included' },
  { number: 11, name: 'permissions', holds: 'every permission is denied but full screen, and the pointer lock where the launch says so' },
  { number: 12, name: 'no-device', holds: 'no device, no screen capture and no client certificate is given' },
  { number: 13, name: 'network', holds: 'requests into private networks are blocked, and so is what is not encrypted' },
  { number: 14, name: 'title', holds: 'the title bar shows the game and the origin it is on, written by us' },
] as const
