export * from './accounts.ts'
export * from './catalogue.ts'
export * from './lottery.ts'
export * from './money.ts'
