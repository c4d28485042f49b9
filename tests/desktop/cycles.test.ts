import { test } from 'vitest'
import { openAndClose } from './support/cycles.ts'

test('thirty games opened and closed leave nothing behind [DESKTOP-04]', () => openAndClose(30))
