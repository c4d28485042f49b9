import { buildClient } from './desktop/client.ts'
import { variantOf } from './desktop/folders.ts'
import { requireNode } from './lib/root.ts'

requireNode()
// Whoever starts this, a test runner for one, may say otherwise; what is built is always what is shipped.
process.env.NODE_ENV = 'production'

const variant = variantOf()
const before = performance.now()
const built = await buildClient(variant)
const what = `desktop client for brand "${variant.brand}"${variant.development ? ', development build' : ''}`
console.log(built ? `Built the ${what} in ${((performance.now() - before) / 1000).toFixed(1)} s` : `The ${what} is up to date`)
