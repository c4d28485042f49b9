// node --import ./tests/desktop/hooks.mjs dist/desktop/aurora/main/index.js: runs the client's built main on the fake
// electron. Works for `require` and for what packages import as well.
import { registerHooks } from 'node:module'

const FAKE = new URL('./fake/module.mjs', import.meta.url).href
const REAL = /\/node_modules\/electron\/index\.js$/
const RUN = /[?&]run=\d+/

registerHooks({
  resolve: (specifier, context, next) => {
    // A restarted client is the same files evaluated again: all of them carry the run's number.
    const run = RUN.exec(context.parentURL ?? '')?.[0] ?? ''
    if (/^electron(\/(main|common))?$/.test(specifier)) return { url: `${FAKE}${run}`, format: 'module', shortCircuit: true }
    const resolved = next(specifier, context)
    if (REAL.test(resolved.url)) return { url: `${FAKE}${run}`, format: 'module', shortCircuit: true }
    return run && specifier.startsWith('.') ? { ...resolved, url: `${resolved.url.split('?')[0]}${run}` } : resolved
  },
})
