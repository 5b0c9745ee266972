export type PartitionKey = 'shop' | 'user' | 'holder'

/**
 * The tables of shops and of members, with the column by which a distributed PostgreSQL places their rows. Rows of one shop, or
 * of one member, are on one node: a statement that names the key runs there alone. Tables that are missing here are small
 * or keyed by themselves.
 */
export const partitionKeys: Readonly<Record<string, PartitionKey>> = {
  attempt_units: 'shop',
  categories: 'shop',
  devices: 'shop',
  idempotency_claims: 'shop',
  idempotency_keys: 'shop',
  menu_revisions: 'shop',
  order_counters: 'shop',
  order_limits: 'shop',
  orders: 'shop',
  pairing_codes: 'shop',
  payment_attempts: 'shop',
  payment_messages: 'shop',
  product_options: 'shop',
  product_stocks: 'shop',
  products: 'shop',
  refunds: 'shop',
  reservation_books: 'shop',
  reservation_settings: 'shop',
  reservations: 'shop',
  rule_books: 'shop',
  sections: 'shop',
  session_events: 'shop',
  session_lines: 'shop',
  session_payments: 'shop',
  shop_credits: 'shop',
  sub_categories: 'shop',
  table_codes: 'shop',
  table_sessions: 'shop',
  table_view_items: 'shop',

  balance_accounts: 'user',
  balance_records: 'user',
  bookmarks: 'user',
  gift_bookmark_records: 'user',
  gift_records: 'user',
  known_devices: 'user',
  member_reservations: 'user',
  member_sessions: 'user',
  point_accounts: 'user',
  point_lots: 'user',
  point_records: 'user',
  point_takes: 'user',
  second_factors: 'user',
  sign_ins: 'user',
  user_coupons: 'holder',
}
