/**
 * Attacks one built server, one attack after another, and prints each figure beside the limit that it must hold.
 * `CAMPAIGN_ATTACKS=name,name` runs some of them; `CAMPAIGN_CHECKOUT=<folder>` attacks the build of another checkout, so that
 * two builds can be compared.
 */
import { openRestaurant } from '../load/restaurant.ts'
import { runCampaign } from '../run/campaign.ts'
import { startDatabase } from '../run/database.ts'
import type { Report } from '../run/report.ts'
import { BuiltServer } from '../server/built-server.ts'
import { collectGarbage } from '../server/collect-garbage.ts'
import { allAttacks } from './all-attacks.ts'
import type { Attack, Figure, World } from './attack.ts'

const programs = ['postgres', 'initdb'].map((name) => ({ name, debianPackage: 'postgresql-15' }))

const metricsToken = 'the-secret-of-the-metrics-of-a-campaign'

const judge = (report: Report, { what, value, unit, limit, isLeast = false }: Figure): void => {
  const bound = `${isLeast ? 'at least' : 'at most'} ${limit} ${unit}`
  const shown = Number.isInteger(value) ? value : value.toFixed(1)
  report.holds(`${what} (${bound})`, isLeast ? value >= limit : value <= limit, `${shown} ${unit}`)
}

const attackWith = async ({ name, says, run }: Attack, world: World): Promise<void> => {
  const { report } = world.campaign
  report.step(`${name}: ${says}`)
  try {
    for (const figure of await run(world)) judge(report, figure)
  } catch (error) {
    console.error(error)
    report.holds(`${name} has its figures`, false)
  }
  const { server } = world
  report.holds('the server lives', !server.process.hasEnded)
  if (server.process.hasEnded) await server.start()
}

await runCampaign(programs, async (campaign) => {
  const attacks = await allAttacks()
  const databaseUrl = await startDatabase(campaign)
  const checkout = process.env['CAMPAIGN_CHECKOUT']
  const server = await BuiltServer.start(campaign, {
    name: 'server',
    env: { DATABASE_URL: databaseUrl, METRICS_TOKEN: metricsToken },
    nodeArguments: collectGarbage.arguments,
    demo: true,
    ...(checkout ? { checkout } : {}),
  })
  const restaurant = await openRestaurant(server.url, 1)
  const { url } = server
  const world: World = { campaign, server, url, databaseUrl, metricsToken, restaurant }
  for (const attack of attacks) await attackWith(attack, world)
  await server.stop()
})
