import type { StaffAction, StaffAlert } from '@comanda/contract'
import type { ConsoleTranslate } from '@comanda/locales/console'

/** The calls that have words of their own, by their paths. */
export const actionWords = {
  'tableSessions/createOrResume': 'history.action.openTable',
  'tableSessions/create': 'history.action.newOrder',
  'tableSessions/order': 'history.action.order',
  'tableSessions/pay': 'history.action.pay',
  'tableSessions/refund': 'history.action.refund',
  'tableSessions/voidLines': 'history.action.voidLines',
  'tableSessions/changeLine': 'history.action.changeLine',
  'tableSessions/adjustLine': 'history.action.adjustLine',
  'tableSessions/discount': 'history.action.discount',
  'tableSessions/close': 'history.action.close',
  'tableSessions/reopen': 'history.action.reopen',
  'tableSessions/move': 'history.action.move',
  'tableSessions/merge': 'history.action.merge',
  'tableSessions/unmerge': 'history.action.unmerge',
  'tableSessions/split': 'history.action.split',
  'tableSessions/fire': 'history.action.fire',
  'tableSessions/changeGuests': 'history.action.changeGuests',
  'tableSessions/cancel': 'history.action.cancel',
  tableSessions: 'history.action.session',
  orders: 'history.action.orderStatus',
  'tableViewItems/clean': 'history.action.clean',
  'tills/open': 'history.action.tillOpen',
  'tills/record': 'history.action.tillRecord',
  'tills/count': 'history.action.tillCount',
  'tills/close': 'history.action.tillClose',
  'businessDays/close': 'history.action.dayClose',
  'approvals/grant': 'history.action.approve',
  'tableSessions/mailReceipt': 'history.action.mailReceipt',
  'printJobs/receipt': 'history.action.printReceipt',
  'printJobs/slip': 'history.action.printSlip',
  'printJobs/again': 'history.action.printAgain',
  'printJobs/drawer': 'history.action.drawer',
  printers: 'history.action.printer',
  'printers/test': 'history.action.printer',
  'printers/pollingPath': 'history.action.printer',
  stations: 'history.action.station',
  products: 'history.action.product',
  'products/setDayPrice': 'history.action.dayPrice',
  'menuChanges/change': 'history.action.menuChange',
  'menuChanges/add': 'history.action.menuChange',
  'menuChanges/remove': 'history.action.menuChange',
  'menuChanges/undo': 'history.action.menuChange',
  'menuVersions/publish': 'history.action.menuPublish',
  'menuVersions/revert': 'history.action.menuRevert',
  'productStocks/adjust': 'history.action.stock',
  'productOptionStocks/adjust': 'history.action.stock',
  orderDiscounts: 'history.action.rule',
  shops: 'history.action.shop',
  'shops/pause': 'history.action.pause',
  'shops/slowDown': 'history.action.slowDown',
  'orders/accept': 'history.action.acceptOrder',
  'orders/decline': 'history.action.declineOrder',
  'orders/estimate': 'history.action.estimateOrder',
  reasons: 'history.action.reason',
  users: 'history.action.account',
  'users/setRole': 'history.action.role',
  'users/invite': 'history.action.invite',
  'apiKeys/make': 'history.action.apiKeyMake',
  'apiKeys/rotate': 'history.action.apiKeyRotate',
  'apiKeys/end': 'history.action.apiKeyEnd',
  'users/members/apply': 'history.action.importMembers',
  'users/setPin': 'history.action.pin',
  devices: 'history.action.device',
  'devices/pairingCode': 'history.action.device',
  'devices/confirm': 'history.action.device',
  exports: 'history.action.export',
  reservations: 'history.action.reservation',
} as const

type KnownPath = keyof typeof actionWords

const isKnown = (path: string): path is KnownPath => Object.hasOwn(actionWords, path)

/** The calls by which the list can be filtered, each of the words once. */
export const knownPaths: readonly KnownPath[] = Object.keys(actionWords)
  .filter(isKnown)
  .filter((path, at, all) => all.findIndex((one) => actionWords[one] === actionWords[path]) === at)

/** Returns what a call does, in words. */
export const pathWords = (path: string, t: ConsoleTranslate): string =>
  isKnown(path) ? t(actionWords[path]) : t('history.action.unknown', { what: path })

/** The fields whose values are shown. Others are counted. */
const shownFields = {
  price: 'history.field.price',
  amount: 'history.field.amount',
  tips: 'history.field.tips',
  percent: 'history.field.percent',
  quantity: 'history.field.quantity',
  capacity: 'history.field.capacity',
  status: 'history.field.status',
  how: 'history.field.how',
  float: 'history.field.float',
  from: 'history.field.from',
  to: 'history.field.to',
  day: 'history.field.day',
  note: 'history.field.note',
  role: 'history.field.role',
  showOrder: 'history.field.showOrder',
} as const

/** What of a call is nothing that a reader looks for: which record it was, and how it was sent. */
const silent = new Set(['shop', 'session', 'paymentMethod', 'expectedVersion', 'expectedStatus'])

const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {}

const idForm = /^[0-9a-f]{24}$/

const valueOf = (value: unknown): string | undefined => {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' && !idForm.test(value) ? value : undefined
}

/** Returns what a call changed, with the value before if it is known; fields without words are counted (STAFF-9.3). */
export const changeWords = (
  { changes, before }: Pick<StaffAction, 'changes' | 'before'>,
  t: ConsoleTranslate,
): readonly string[] => {
  const [now, then] = [recordOf(changes), recordOf(before)]
  const words: string[] = []
  for (const [field, key] of Object.entries(shownFields)) {
    const value = valueOf(now[field])
    const was = valueOf(then[field])
    if (value === undefined) continue
    const changed =
      was === undefined || was === value ? value : t('history.changed', { was, value })
    words.push(t('history.fieldWords', { field: t(key), value: changed }))
  }
  const others = Object.keys(now).filter(
    (field) => !Object.hasOwn(shownFields, field) && !silent.has(field),
  )
  if (others.length > 0) words.push(t('history.others', { count: others.length }))
  return words
}

/** Returns the bill of an entry, if it is of one. */
export const billOf = ({ path, record }: Pick<StaffAction, 'path' | 'record'>) =>
  /^tableSessions(\/|$)/.test(path) && record !== undefined && idForm.test(record)
    ? record
    : undefined

/** Returns what an alert is, in words. */
export const alertWords = ({ kind, count }: StaffAlert, t: ConsoleTranslate): string =>
  kind === 'manyVoids'
    ? t('history.alert.manyVoids', { count: count ?? 0 })
    : t(`history.alert.${kind}`)
