import { defineConfig } from 'drizzle-kit'

export default defineConfig({ dialect: 'postgresql', schema: ['./*/schema.ts', './lottery/*/schema.ts'], out: './db/migrations' })
