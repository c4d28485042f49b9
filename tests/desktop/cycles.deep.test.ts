import { test } from 'vitest'
import { openAndClose } from './support/cycles.ts'

test('five hundred games opened and closed in a browser leave nothing behind [DESKTOP-04]', () => openAndClose(500))
