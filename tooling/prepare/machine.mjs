import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { debianPostgres } from './debian-postgres.mjs'

const onPath = (name) =>
  `${process.env.PATH}${delimiter}/usr/sbin`
    .split(delimiter)
    .some((folder) => existsSync(join(folder, name)))

/** What the tests need besides Node: how to detect it, and its Debian package. */
const needed = [
  { name: 'Chromium', package: 'chromium', present: () => existsSync('/usr/bin/chromium') },
  {
    name: 'Chromium without windows',
    package: 'chromium-headless-shell',
    present: () => existsSync('/usr/bin/chromium-headless-shell'),
  },
  {
    name: 'Chinese faces for the browser',
    package: 'fonts-noto-cjk',
    present: () => existsSync('/usr/share/fonts/opentype/noto'),
  },
  {
    name: 'PostgreSQL',
    package: 'postgresql',
    present: () => debianPostgres() !== undefined,
  },
  { name: 'PgBouncer', package: 'pgbouncer', present: () => onPath('pgbouncer') },
  { name: 'Redis', package: 'redis-server', present: () => onPath('redis-server') },
]

/** Installs the missing ones of browser, database, pooler and Redis (Debian and its derivatives). */
export function installMachinePackages() {
  const missing = needed.filter(({ present }) => !present())
  if (missing.length === 0) return
  const packages = missing.map((item) => item.package)
  console.error(`Installing ${missing.map((item) => item.name).join(', ')} …`)
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const apt = (...args) => {
    const [command, ...rest] = [...asRoot, 'apt-get', '-qq', '-o', 'Dpkg::Use-Pty=0', ...args]
    return spawnSync(command, rest, {
      stdio: ['ignore', 2, 2],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
    }).status
  }
  if (apt('update') === 0 && apt('install', '-y', '--no-install-recommends', ...packages) === 0)
    return
  console.error(
    `The tests need ${packages.join(', ')}: please run "sudo apt-get install ${packages.join(' ')}".`,
  )
  process.exit(1)
}
