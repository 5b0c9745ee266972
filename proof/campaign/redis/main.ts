/**
 * Three Redis as a cluster, three servers, screens at several shops. Servers must receive events only of shops that they
 * have screens of. Then a Redis is killed and replaced while guests order, twice: no call may fail, screens of shops on the
 * other nodes must notice nothing, and all screens must show in the end what is stored.
 */
import { staffAccounts } from '@comanda/demo'
import { RestCaller } from '../load/rest.ts'
import { runCampaign } from '../run/campaign.ts'
import { startDatabase } from '../run/database.ts'
import { waitUntil } from '../run/wait-until.ts'
import { BuiltServer } from '../server/built-server.ts'
import { RedisCluster } from './cluster.ts'
import { Guests } from './guests.ts'
import { countsSince, eventCounts, metricsToken, totalOf } from './metrics.ts'
import { Screen } from './screens.ts'
import { openShop, type Shop } from './shops.ts'
import { staleScreens } from './truth.ts'

/** At which servers the screens of a shop are: at one, or at two. */
const servings = [[0], [1], [2], [0, 1], [1, 2], [2, 0]] as const
const screensOfShop = 10
/** How often guests order at each shop in each part. */
const visits = 8

const programs = [
  { name: 'postgres', debianPackage: 'postgresql-15' },
  { name: 'redis-server', debianPackage: 'redis-server' },
  { name: 'redis-cli', debianPackage: 'redis-tools' },
]

const signedIn = async (url: string): Promise<{ caller: RestCaller; token: string }> => {
  const owner = staffAccounts.find(({ staff = [] }) => staff.some(({ role }) => role === 'owner'))
  if (!owner) throw new Error('the demo has no owner')
  const caller = new RestCaller(url)
  return { caller, token: await caller.signIn(owner.email, owner.password) }
}

const isShared = ([{ servers }]: readonly [Shop, number]): boolean => servers.length > 1

await runCampaign(programs, async (campaign) => {
  const { report } = campaign
  const database = await startDatabase(campaign)
  const cluster = await RedisCluster.start(campaign)
  const env = { DATABASE_URL: database, REDIS_URL: cluster.url, METRICS_TOKEN: metricsToken }
  const servers: BuiltServer[] = []
  for (const name of ['server1', 'server2', 'server3'])
    servers.push(await BuiltServer.start(campaign, { name, env, demo: servers.length === 0 }))
  const urls = servers.map(({ url }) => url)
  report.step('one PostgreSQL, three Redis and three servers are ready')

  const owners = await Promise.all(urls.map(signedIn))
  const guests = new Guests(
    urls,
    owners.map(({ caller }) => caller),
  )
  const [first] = owners
  if (!first) throw new Error('there is no server')
  /** The shops, and the Redis that carries the events of each. */
  const places = new Map<Shop, number>()
  // Until each Redis carries a shop that has screens at two servers.
  while (
    places.size < 12 ||
    new Set([...places].filter(isShared).map(([, place]) => place)).size < 3
  ) {
    const shop = await openShop(first.caller, servings[places.size % servings.length] ?? [0])
    places.set(shop, await cluster.placeOf(`comanda:shop/${shop.id}`))
  }
  const shops = [...places.keys()]
  const screens = shops.flatMap((shop) =>
    Array.from({ length: screensOfShop }, (_, number) => {
      const server = shop.servers[number % shop.servers.length] ?? 0
      return new Screen(urls[server] ?? '', shop, first.token)
    }),
  )
  const settled = (some: readonly Screen[] = screens) =>
    waitUntil('the screens show what is stored', async () => {
      const failed = screens.find(({ failure }) => failure !== undefined)
      if (failed) throw failed.failure
      const stale = await staleScreens(database, some)
      if (stale.length > 0) throw new Error(stale.join('\n'))
      return true
    })
  await settled()
  report.figure('shops, screens', `${shops.length}, ${screens.length}`)

  report.step('guests order at the shops whose screens are at one server only')
  const before = await eventCounts(urls)
  await guests.visit(
    shops.filter(({ servers: own }) => own.length === 1),
    visits,
  )
  await settled()
  const apart = countsSince(before, await eventCounts(urls))
  report.figure('packets sent', totalOf(apart, 'sent'))
  report.holds(
    'no server receives any of another',
    totalOf(apart, 'arrived') === 0,
    totalOf(apart, 'arrived'),
  )

  report.step('guests order at all shops')
  const middle = await eventCounts(urls)
  await guests.visit(shops, visits)
  await settled()
  const all = countsSince(middle, await eventCounts(urls))
  const others = 2 * totalOf(all, 'sent')
  report.figure('packets sent', totalOf(all, 'sent'))
  report.figure('decoded by the servers if each heard everything', others)
  report.figure('decoded by the servers', totalOf(all, 'decoded'))
  const onlyWanted = totalOf(all, 'arrived') === totalOf(all, 'decoded')
  report.holds('nothing arrives at a server that it does not need', onlyWanted)

  const allPlace = await cluster.placeOf('comanda:all')
  const rounds = [
    { name: 'a Redis that carries shops only', place: (allPlace + 1) % 3 },
    { name: 'the Redis that also carries what concerns all', place: allPlace },
  ]
  for (const { name, place } of rounds) {
    report.step(`${name} is killed while guests order`)
    const disconnects = new Map(screens.map((screen) => [screen, screen.disconnects]))
    const reconnected = (some: readonly Screen[]) =>
      some.filter((screen) => screen.disconnects > (disconnects.get(screen) ?? 0)).length
    const elsewhere = screens.filter(({ shop }) => places.get(shop) !== place)
    const failures = guests.failures
    const ordering = guests.visit(shops, visits)
    await cluster.kill(place)
    await ordering
    await settled(elsewhere)
    report.step('screens of shops on the other nodes show what is stored')
    const late = await staleScreens(database, screens)
    report.figure('screens of its own shops that do not', late.length)
    report.holds('the failure is noticed, or this proves nothing', late.length > 0)
    const replaced = performance.now()
    await Promise.all([guests.visit(shops, visits), cluster.replace(place)])
    await settled()
    const seconds = ((performance.now() - replaced) / 1000).toFixed(1)
    report.step('all screens show what is stored, after it was replaced under load')
    report.figure('seconds since its replacement began', seconds)
    report.figure('screens that reconnected', `${reconnected(screens)} of ${screens.length}`)
    report.holds('no call failed', guests.failures === failures, guests.failures - failures)
    if (place !== allPlace)
      report.holds('screens on the other nodes stayed connected', reconnected(elsewhere) === 0)
  }
  report.figure('orders, changed dishes', `${guests.orders}, ${guests.changes}`)
  for (const screen of screens) screen.close()
})
