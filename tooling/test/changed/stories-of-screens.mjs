import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const folder = 'proof/stories'

/** The stories that a change may run at most: a story takes up to half a minute. */
const MOST = 4

/** Which stories open the screens of a file, the narrowest first: a part of its path, and parts of the names of stories. */
const OPENED_BY = [
  ['kiosk', ['diner/kiosk.', 'diner/kiosk-codes']],
  ['(deposit|reservation-rules)', ['diner/deposit']],
  ['reservation', ['diner/reservation']],
  ['waiting(/|-list|-route|-door)', ['diner/wait-for-a-table']],
  ['(/book/|reservations)', ['staff/keep-the-book']],
  ['(payment|checkout|bill|invoice)', ['diner/pay-by-card', 'diner/pay-in-other-ways']],
  ['(member|rewards|bookmark|register)', ['diner/member', 'diner/register']],
  ['coupon', ['diner/coupon']],
  ['promotion', ['staff/promotion-over-time']],
  ['menu-(editor|import|changes)', ['staff/change-the-menu', 'staff/import-a-menu']],
  ['parts-price', ['staff/sell-half-and-half']],
  ['features/scales', ['staff/sell-by-weight']],
  ['features/courses', ['staff/from-empty-to-the-days-close']],
  ['order-entry', ['staff/sell-at-market-price', 'staff/sell-by-weight']],
  ['(open-price|day-price|dish-stock)', ['staff/sell-at-market-price']],
  ['(kitchen|stations|tickets)', ['staff/cook-at-two-stations']],
  ['(printer|print)', ['staff/print-tickets']],
  ['(refund|session-money)', ['staff/refund-a-dish']],
  ['(business-day|reports|day-comparison|till)', ['staff/close-a-day', 'staff/read-the-reports']],
  ['(approval|staff-actions)', ['staff/void-with-approval']],
  ['(floor|table)', ['staff/free-a-table', 'staff/serve-a-table']],
  ['(sign-in|account|invitation|colleagues|setup)', ['staff/sign-in', 'staff/invite-a-waiter']],
  ['group', ['staff/run-a-group']],
  ['offline', ['diner/lost-network']],
  [
    '(cart|browse|product|order|visit|first-screen|stock)',
    ['diner/order-at-a-table', 'diner/cart-after-reload'],
  ],
]

/** What everything of an app is part of. */
const APPS = [
  ['^apps/console/src/', ['staff/serve-a-table']],
  [
    '^(apps/storefront/src|packages/(client|ui|engine|shop-rules|locales)/src|apps/server/src/services)/',
    ['diner/order-at-a-table'],
  ],
]

const isTest = (file) => /\.test\.tsx?$/.test(file)
const isOfApp = (file) =>
  /^((apps\/(storefront|console)|packages\/(client|ui|engine|shop-rules|locales))\/src|apps\/server\/src\/services)\//.test(
    file,
  )

/** Returns the stories that open the screens of changed files, with those that changed themselves, from the root. */
export function storiesOf(root, changed) {
  const all = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.story.ts'))
    .map((file) => `${folder}/${file}`)
  const seen = changed.filter((file) => isOfApp(file) && !isTest(file))
  const opening = [...OPENED_BY, ...APPS].flatMap(([part, names]) => {
    const pattern = new RegExp(part)
    return seen.some((file) => pattern.test(file)) ? names : []
  })
  const named = opening.flatMap((name) => {
    const found = all.find((story) => story.startsWith(`${folder}/${name}`))
    if (!found) throw new Error(`tooling/test/changed/stories-of-screens.mjs: no story ${name}`)
    return [found]
  })
  const own = all.filter((story) => changed.includes(story))
  return [...new Set([...own, ...named])].slice(0, Math.max(MOST, own.length))
}

/** All stories that a change may run: each must be there. */
export const knownStories = [...OPENED_BY, ...APPS].flatMap(([, names]) => names)
