import { cpSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Stage } from './dockerfile.ts'
import { run } from './rootfs.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** What is known of a stage while its steps run. */
export interface Built {
  readonly folder: string
  readonly env: Map<string, string>
  workdir: string
  user: string
  command: readonly string[]
  health: readonly string[]
}

const assignment = /(?<key>\w+)=(?<value>\S+)/g
const mount = /^--mount=from=(?<from>\w+),source=(?<source>[^,\s]+),target=(?<target>\S+)\s+/

/** What every container has. `$0` is its file system. */
const mounts = [
  'mount -t proc proc "$0/proc"',
  'mount --rbind /dev "$0/dev"',
  'touch "$0/etc/resolv.conf"',
  'mount --bind /etc/resolv.conf "$0/etc/resolv.conf"',
].join(' && ')

/** Returns the arguments of `unshare` that run something in a file system, as a user, with its processes and devices. */
export const inside = (
  { folder, env, workdir, user }: Built,
  words: readonly string[],
): string[] => [
  '--mount',
  '--pid',
  '--fork',
  '--kill-child',
  'sh',
  '-c',
  `${mounts} && exec chroot ${user === '' ? '' : `--userspec=${user}:${user}`} "$0" /usr/bin/env -i "$@"`,
  folder,
  ...Array.from(env, ([key, value]) => `${key}=${value}`),
  'sh',
  '-c',
  `cd ${workdir} && exec "$@"`,
  'sh',
  ...words,
]

const copyCheckout = (to: string): void => {
  mkdirSync(to, { recursive: true })
  run('sh', ['-c', 'git archive HEAD | tar -x -C "$0"', to], root)
}

/** Builds a stage in a folder, on a copy of its base; `earlier`: those that it may mount. Throws the words of a step that fails. */
export const build = (
  base: string,
  folder: string,
  stage: Stage,
  earlier: Map<string, Built>,
): Built => {
  run('cp', ['-a', base, folder])
  const env = new Map([
    ['PATH', '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'],
    ['HOME', '/root'],
    ['NODE_EXTRA_CA_CERTS', '/etc/ssl/certs/ca-certificates.crt'],
  ])
  const built: Built = { folder, env, workdir: '/', user: '', command: [], health: [] }
  for (const { name, rest } of stage.instructions)
    switch (name) {
      case 'ENV':
        for (const { groups } of rest.matchAll(assignment))
          env.set(groups!['key']!, groups!['value']!)
        break
      case 'WORKDIR':
        built.workdir = rest
        mkdirSync(join(folder, rest), { recursive: true })
        break
      case 'COPY':
        if (rest !== '. .') throw new Error(`not known: COPY ${rest}`)
        copyCheckout(join(folder, built.workdir))
        break
      case 'RUN': {
        const { from, source, target } = mount.exec(rest)?.groups ?? {}
        const other = from === undefined ? undefined : earlier.get(from)
        if (other) cpSync(join(other.folder, source!), join(folder, target!), { recursive: true })
        run('unshare', inside(built, ['sh', '-c', rest.replace(mount, '')]))
        // It is there for this step alone.
        if (other) run('rm', ['-rf', join(folder, target!)])
        break
      }
      case 'USER':
        built.user = rest
        break
      case 'CMD':
        built.command = JSON.parse(rest) as string[]
        break
      case 'HEALTHCHECK':
        built.health = JSON.parse(rest.slice(rest.indexOf('['))) as string[]
        break
      case 'LABEL':
      case 'VOLUME':
      case 'EXPOSE':
      case 'STOPSIGNAL':
        break
      default:
        throw new Error(`not known: ${name}`)
    }
  return built
}
