import type { TestServer } from './test-server.ts'

interface Made {
  readonly server: TestServer
  /** Ids by the names that are used in tests. */
  readonly ids: Record<string, string>
}

const day = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const instant = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString()

const make = async (
  { server, ids }: Made,
  path: string,
  key: string,
  data: object,
): Promise<void> => {
  const name = [{ lang: 'en', value: key }]
  const made = (await server.app.service(path).create({ name, ...data })) as { _id: string }
  ids[key] = made._id
}

const makeRules = async (
  made: Made,
  shops: readonly string[],
  others: readonly string[],
): Promise<void> => {
  const dates: Record<string, object> = {
    undated: { source: 'automatic', priority: 1 },
    unnamed: { priority: 2, startDate: null, shops },
    running: { startDate: instant(-2), endDate: instant(2), priority: 3, shops },
    endsToday: { startDate: day(-5), endDate: day(0), priority: 4 },
    begunToday: { startDate: day(0), priority: 5 },
    ended: { endDate: day(-3), priority: 6 },
    endedThen: { endDate: instant(-1), priority: 6 },
    future: { startDate: day(3), priority: 7 },
    futureThen: { startDate: instant(1), priority: 7 },
    elsewhere: { shops: others, priority: 8 },
    draft: { status: 'draft', priority: 9 },
    ofCoupon: { source: 'coupon' },
    gold: { source: 'memberRank', ranks: ['a'.repeat(24)], shops },
    silver: { source: 'memberRank', ranks: ['b'.repeat(24)] },
  }
  for (const [key, { startDate, ...rule }] of Object.entries(dates) as [
    string,
    { startDate?: string | null },
  ][])
    await make(made, 'orderDiscounts', key, { ...rule, ...(startDate ? { startDate } : {}) })
}

/**
 * Creates sections with products, payment methods, taxes, time conditions and rules: of a shop, of another one, of all
 * shops, and not active ones. Returns their ids by name.
 */
export const makeNamedRecords = async (
  server: TestServer,
  shop: string,
  other: string,
): Promise<Readonly<Record<string, string>>> => {
  const made: Made = { server, ids: {} }
  const [here, there] = [[shop], [other]]
  for (const key of ['lunch', 'dinner']) await make(made, 'sections', key, { shop })
  const { lunch = '', dinner = '' } = made.ids
  await make(made, 'products', 'atLunch', { shop, price: 1, sections: [lunch] })
  await make(made, 'products', 'atDinner', { shop, price: 1, sections: [dinner] })
  await make(made, 'products', 'atBoth', { shop, price: 1, sections: [lunch, dinner] })
  for (const path of ['paymentMethods', 'taxSettings']) {
    const own = path === 'paymentMethods' ? { type: 'card' } : { percent: 5 }
    await make(made, path, `${path} all`, own)
    await make(made, path, `${path} empty`, { ...own, shops: [], status: 'active' })
    await make(made, path, `${path} here`, { ...own, shops: here, status: 'active' })
    await make(made, path, `${path} there`, { ...own, shops: there })
    await make(made, path, `${path} draft`, { ...own, shops: here, status: 'draft' })
  }
  const times = { name: 'hours', timeType: 'range', from: '10:00', to: '12:00' }
  await make(made, 'timeConditions', 'morning', { ...times, shop })
  await make(made, 'timeConditions', 'anywhere', { ...times, status: 'active' })
  await make(made, 'timeConditions', 'noTime', { ...times, shop, status: 'disabled' })
  await makeRules(made, here, there)
  return made.ids
}
