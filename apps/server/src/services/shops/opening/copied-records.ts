import type { ServicePath } from '@comanda/contract'

/** The records of a shop that a copy of it gets, those that others name first (GROUP-1.1). */
export const copiedRecords = [
  'timeConditions',
  'sections',
  'categories',
  'subCategories',
  'productOptions',
  'products',
  'stations',
  'reasons',
  'reservationSettings',
  'tableViewItems',
] as const satisfies readonly ServicePath[]
export type CopiedPath = (typeof copiedRecords)[number]

/** Records for some shops that are for the copy too (GROUP-1.2). */
export const joinedLists = [
  'taxSettings',
  'surchargeSettings',
  'orderDiscounts',
  'gifts',
  'news',
  'paymentMethods',
] as const satisfies readonly ServicePath[]

/** What of a shop is not of its copy: its place, and what staff have set for today. */
export const ownFields: ReadonlySet<string> = new Set([
  '_id',
  'address',
  'addressDetail',
  'lat',
  'long',
  'phone',
  'paused',
  'slowed',
  'beingSetUp',
  'dayEnds',
])

/** What of a record is not of its copy: stocks, and what guests have left. */
export const ownOfRecord: ReadonlySet<string> = new Set([
  '_id',
  'shop',
  'stock',
  'dayPrice',
  'needsCleaning',
  'paidTime',
])
