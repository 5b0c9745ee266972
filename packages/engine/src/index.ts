// identifiers, names, display
export * from './identifiers/object-id.ts'
export * from './catalog/localized-name.ts'
export * from './money/currency-display.ts'
export * from './time/normalize-time.ts'

// sessions
export * from './sessions/restore-keys.ts'
export * from './sessions/transition-table.ts'
export * from './sessions/session-status.ts'
export * from './sessions/order-status.ts'
export * from './sessions/preparation-status.ts'
