/**
 * The statements that go over all shops or members, by the file that starts them, with the reason. On a distributed PostgreSQL
 * they run on every part.
 */
export const statementsOverAll: Readonly<Record<string, string>> = {
  'authentication/second-factor/reseal.ts':
    'second factors of all staff, at a start while the secret of the server is replaced',
  'audit/redact-earlier.ts': 'a job that redacts the logs of any shop, some hundred rows at a time',
  'startup/server.ts': 'migrations, which change the rows of all shops before the server listens',
  'startup/mail-troubles.ts': 'the owners, when something is wrong with the server',
  'idempotency/empty-old-claims.ts': 'a job that empties the oldest claims of all shops',
  'jobs/drop-old-rows.ts': 'a job that deletes what has expired in any shop',
  'ledgers/check-ledgers.ts':
    'a job that compares the ledgers of all members, some hundred at a time',
  'metrics/stored-figures.ts':
    'unpaid bills of the installation, counted up to a bound for an alarm, at most every ten seconds',
  'services/members/point-records/expire-points.ts':
    'a job that writes off the points of any member',
  'services/members/import/imported-members.ts':
    'the members of a file, or of all, some hundred at a time',
  'services/guests/guests/count-guest.ts':
    'the shops in which a person whose files were merged or parted has been',
  'services/guests/guests/erase.ts': 'the figures of a person who is erased, in all shops',
  'services/accounts/users/erase/erase-records.ts':
    'the figures of a member who is erased, in all shops',
  'services/catalogue/menu-drafts/publish-due.ts':
    'a job that publishes the menus of any shop that are due',
  'services/products/product-stocks/queries/renew-stocks.ts':
    'a job that offers again and refills the stocks of any shop that are due',
  'services/products/products/queries/end-day-prices.ts':
    'a job that ends the prices of the day of all shops, by an index of those that have one',
  'services/rewards/user-coupons/expire-coupons.ts': 'a job that marks the coupons of any member',
  'services/rewards/user-coupons/release.ts': 'a job that returns what guests of kiosks left',
  'services/ordering/shared-carts/forget-tables.ts':
    'a job that drops the carts of tables of any shop that have closed',
  'services/ordering/closing/remove-sessions.ts': 'a job that removes empty sessions of any shop',
  'services/ordering/closing/close-stale-sessions.ts': 'a job that closes sessions of any shop',
  'services/reservations/reservations/complete-left.ts':
    'a job that completes reservations of any shop whose guests have left',
  'services/ordering/table-sessions/changing/cancel-unconfirmed.ts':
    'a job that cancels orders of any shop that nobody confirmed',
  'services/ordering/orders/decline-unanswered.ts':
    'a job that declines orders of any shop that nobody accepted',
  'services/payments/invoices/watch-invoices.ts':
    'a job that looks for an invoice of any shop that is late',
  'table-service/find-over-all.ts':
    'a list that names no shop or member, as of the owner of a chain',
  'services/ordering/closing/erased-member.ts':
    'the member of a top-up that is voided after their account was erased',
  'services/ordering/replay/bills.ts': 'a command that proves the bills of all shops',
  'services/reservations/waiting/forget-parties.ts':
    'what is due to be forgotten, of all shops, by an index of the times',
  'services/channels/orders/forget-guests.ts':
    'guests of channels whose time is over, of all shops, by an index of those that are known',
  'services/reservations/waiting/leave-parties.ts':
    'a job that ends parties of any shop that staff have forgotten, by an index of those that wait',
  'sweeps/claim-due.ts': 'what is done next, of all shops, by an index of the times',
  'services/webhooks/deliveries/claim-webhooks.ts':
    'webhooks for which something of any shop is due, by an index of what waits',
  'services/webhooks/deliveries/due-deliveries.ts':
    'what is due to one webhook, of all its shops, by an index of it',
  'services/webhooks/deliveries/note-outcomes.ts':
    'what came of some hundred deliveries of the shops of a webhook, by their keys',
  'services/webhooks/deliveries/watch-webhooks.ts':
    'what was given up of any shop, by an index of it, each minute',
  'services/changes/find-changes.ts':
    'what changed in a shop with what all shops share, or in all of a chain, by an index of transactions',
  'services/changes/change-feed.ts': 'changes of a database that this one was restored from',
  'services/changes/drop-old-changes.ts': 'a job that deletes old changes of any shop',
  'services/webhooks/endpoints/resume.ts':
    'what waits for one webhook, of all its shops, when its rest ends',
  'services/payments/sweeper/watch-payments.ts':
    'failed payments and late refunds of any shop, by indexes of the recent ones, each minute',
  'services/printing/cloud-prnt/watch-polling.ts':
    'a job that looks for slips of any shop that their printers do not ask for',
  'services/staff/help-calls/watch-kiosks.ts':
    'a job that looks for kiosks of any shop that are not heard any more',
  'services/staff/setup/end-others.ts':
    'the first owner, once in the life of a server, ends what others have in any shop',
  'services/staff/devices/take-older-code.ts':
    'a pairing code from before they told their shop, for the ten minutes of an upgrade',
  'shop-directory/shop-look-up.ts': 'an id or key from before they told their shop',
}
