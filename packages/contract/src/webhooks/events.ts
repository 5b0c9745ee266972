/** What an address can be told (WEBHOOK-1.2), by what the `data` of each is: a record of this path. */
export const webhookPaths = {
  'order.placed': 'orders',
  'order.changed': 'orders',
  'order.status': 'orders',
  'order.cancelled': 'orders',
  'payment.received': 'tableSessions',
  'payment.refunded': 'tableSessions',
  'session.closed': 'tableSessions',
  'stock.changed': 'productStocks',
  'choice.changed': 'productOptionStocks',
  'shop.paused': 'shops',
  'menu.published': 'menuVersions',
  'menu.changed': 'shops',
  'reservation.made': 'reservations',
  'reservation.changed': 'reservations',
  'reservation.cancelled': 'reservations',
  'reservation.seated': 'reservations',
  'day.closed': 'businessDays',
} as const
export type WebhookEvent = keyof typeof webhookPaths

export const webhookEvents = Object.keys(webhookPaths) as WebhookEvent[]
