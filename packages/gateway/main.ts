import { runGateway } from './process.ts'

// By itself: without pictures and game hosts of others, and with the payment providers that the settings connect. packages/demo/main.ts brings those of the demonstration.
await runGateway(() => ({}))
