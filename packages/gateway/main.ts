import { runGateway } from './process.ts'

// By itself: without pictures, payment providers and game hosts of others. packages/demo/main.ts brings those of the demonstration.
await runGateway(() => ({}))
