import { describe, expect, test } from 'vitest'
import { strangeSwitches } from './switches.ts'

describe('the switches of a start [DESKTOP-05]', () => {
  test.each([
    '--remote-debugging-port=9222',
    '--remote-debugging-pipe',
    '-remote-debugging-port=9222',
    '--REMOTE-DEBUGGING-PORT=9222',
    '--ignore-certificate-errors',
    '--proxy-server=http://evil.example:8080',
    '--host-rules=MAP * evil.example',
    '--host-resolver-rules=MAP * evil.example',
    '--log-net-log=/tmp/net.json',
    '--ssl-key-log-file=/tmp/keys',
    '--disable-web-security',
    '--no-sandbox',
    '--js-flags=--allow-natives-syntax',
    '--renderer-cmd-prefix=xterm -e',
    '--gpu-launcher=calc',
    '--user-data-dir=/tmp/other',
    '--inspect',
    '--load-extension=/tmp/x',
    '--password-store=basic',
    '--enable-features=Something',
    '--',
    '-',
  ])('%s is not taken by a release', (argument) => {
    expect(strangeSwitches(['portico://lottery', argument], 'linux')).toEqual([argument.split('=', 1)[0]])
  })

  test.each([
    ['portico://lottery', 'win32'],
    ['--hidden', 'win32'],
    ['-Embedding', 'win32'],
    ['--original-process-start-time=13376000000000000', 'win32'],
    ['--updated', 'win32'],
    ['--ozone-platform=wayland', 'linux'],
    ['--password-store=gnome-libsecret', 'linux'],
    ['--disable-gpu', 'linux'],
    ['--lang=vi', 'darwin'],
    ['-psn_0_12345', 'darwin'],
    ['/home/me/some-file', 'linux'],
  ] as const)('%s on %s is', (argument, platform) => {
    expect(strangeSwitches([argument], platform)).toEqual([])
  })

  test('on Windows a slash begins one too', () => {
    expect(strangeSwitches(['/remote-debugging-port=9222', '/hidden'], 'win32')).toEqual(['/remote-debugging-port'])
  })
})
