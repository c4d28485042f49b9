import { soakSize } from '@portico/gateway/testing/soak'
import { test } from 'vitest'
import { openAndClose } from './support/cycles.ts'

test('hundreds of games opened and closed in a browser leave nothing behind [DESKTOP-04]', () => openAndClose(soakSize(200, 500)))
