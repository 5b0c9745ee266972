import { expect, it } from 'vitest'
import { whereIs } from './where.mjs'

const files = [
  'apps/console/src/features/refund-queue/refund-row.tsx',
  'apps/console/src/features/refund-queue/refund-row.test.tsx',
  'apps/server/src/tables/refunds.ts',
  'apps/server/src/services/payments/refunds/refund.ts',
  'apps/server/src/services/payments/refunds/limit.ts',
  'apps/server/src/services/catalogue/categories/read.ts',
  'packages/contract/src/refunds/schema.ts',
  'docs/decisions/0078-a-refund-is-a-row-that-is-due.md',
]

it('prints a concept room by room, a folder for its files, without tests', () => {
  expect(whereIs('refund', files)).toEqual([
    'packages/contract/src/refunds/ (1)',
    'apps/server/src/tables/refunds.ts',
    'apps/server/src/services/payments/refunds/ (2)',
    'apps/console/src/features/refund-queue/ (1)',
  ])
  expect(whereIs('refunds', files)).toEqual(whereIs('refund', files))
})

it('knows concepts of two words, and that categories are those of a category', () => {
  expect(whereIs('refund-queue', files)).toEqual(['apps/console/src/features/refund-queue/ (1)'])
  expect(whereIs('category', files)).toEqual(['apps/server/src/services/catalogue/categories/ (1)'])
})
