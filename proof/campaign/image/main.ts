/**
 * The image without a daemon: the steps of the Dockerfile run, stage by stage, in fresh file systems made of the distribution's
 * packages. Then its command starts as its user, its health check passes, and the shop that it serves has its data in the volume.
 * Needs root.
 */
import { spawn } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { portsInARow } from '../../server/ports-in-a-row.ts'
import { runCampaign } from '../run/campaign.ts'
import { waitUntil } from '../run/wait-until.ts'
import { build, type Built, inside } from './build-stage.ts'
import { stagesOf } from './dockerfile.ts'
import { baseFileSystem, run } from './rootfs.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const programs = [
  { name: 'mmdebstrap', debianPackage: 'mmdebstrap' },
  { name: 'unshare', debianPackage: 'util-linux' },
]

await runCampaign(programs, async (campaign) => {
  const { folder, report } = campaign
  const stages = stagesOf(readFileSync(join(root, 'Dockerfile'), 'utf8'))
  const base = join(folder, 'base')
  baseFileSystem(base, stages[0]!.from)
  report.step('the distribution and Node.js are there')
  const built = new Map<string, Built>()
  for (const [at, stage] of stages.entries()) {
    const name = stage.name ?? `stage ${at}`
    if (stage.from !== stages[0]!.from) throw new Error(`another base: ${stage.from}`)
    built.set(name, build(base, join(folder, `stage${at}`), stage, built))
    report.step(`${name} is built`)
  }
  const image = [...built.values()].at(-1)!
  const [port = 0] = await portsInARow(1)
  for (const [key, value] of [
    ['PORT', String(port)],
    ['HOST', '127.0.0.1'],
  ] as const)
    image.env.set(key, value)
  const size = Number(run('du', ['-sm', join(image.folder, image.workdir)]).split('\t')[0])
  report.figure('MB of the product in it', size)
  const server = spawn('unshare', inside(image, image.command), { stdio: 'ignore', detached: true })
  campaign.onEnd(() => process.kill(-server.pid!, 'SIGKILL'))
  await waitUntil(
    'its health check passes',
    () => {
      try {
        run('unshare', inside(image, image.health))
        return true
      } catch {
        return false
      }
    },
    180_000,
  )
  const health = (await (await fetch(`http://127.0.0.1:${port}/api/health`)).json()) as object
  report.step(`it serves: ${JSON.stringify(health).slice(0, 120)}`)
  const owner = (path: string): number => statSync(join(image.folder, path)).uid
  report.holds(
    'its data is in the volume, of its user',
    owner('data') === 1000 && owner('data/postgres') === 1000,
  )
  report.holds('the code is root’s', owner(join(image.workdir, 'apps/server/dist/main.js')) === 0)
  const menu = await fetch(`http://127.0.0.1:${port}/`)
  report.holds(
    'a guest’s page comes',
    menu.ok && (menu.headers.get('content-type') ?? '').includes('html'),
  )
})
