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

// forms: contact, invoices
export * from './contact/email.ts'
export * from './contact/phone.ts'
export * from './contact/password.ts'
export * from './contact/license-plate.ts'
export * from './invoices/taiwan-tax-id.ts'
export * from './invoices/taiwan-carrier.ts'
export * from './invoices/taiwan-invoice.ts'
