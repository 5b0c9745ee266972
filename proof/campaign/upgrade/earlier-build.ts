import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Campaign } from '../run/campaign.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const migrations = 'apps/server/src/database/migrations'

const git = (...words: readonly string[]): string =>
  execFileSync('git', [...words], { cwd: root, encoding: 'utf8' }).trim()

/**
 * Returns the commit to upgrade from: the one that `CAMPAIGN_FROM` names, by default the one before the newest commit
 * that added migrations.
 */
export const earlierCommit = (): string => {
  const named = process.env['CAMPAIGN_FROM']
  if (named) return git('rev-parse', '--verify', `${named}^{commit}`)
  const added = git('log', '-1', '--format=%H', '--diff-filter=A', '--', `${migrations}/*.sql`)
  return git('rev-parse', `${added}^`)
}

/** Returns the migrations that a build from the commit lacks. */
export const newMigrations = (commit: string): string[] => {
  const added = git('diff', '--name-only', '--diff-filter=A', commit, '--', `${migrations}/*.sql`)
  return added
    .split('\n')
    .filter(Boolean)
    .map((path) => path.slice(migrations.length + 1, -'.sql'.length))
}

/** Builds the server of a commit in a folder of its own, and returns that. `CAMPAIGN_BUILT` names a folder with that build. */
export const buildEarlier = ({ folder }: Campaign, commit: string): string => {
  const built = process.env['CAMPAIGN_BUILT']
  if (built) return built
  const checkout = join(folder, 'earlier')
  mkdirSync(checkout)
  const archive = execFileSync('git', ['archive', commit], {
    cwd: root,
    maxBuffer: 1_000_000_000,
  })
  execFileSync('tar', ['-x', '-C', checkout], { input: archive })
  const npm = (...words: readonly string[]) =>
    execFileSync('npm', [...words, '--loglevel=error'], { cwd: checkout, stdio: 'inherit' })
  npm('ci', '--include=dev', '--no-audit', '--no-fund', '--prefer-offline')
  npm('run', 'build', '--workspace', '@comanda/server')
  return checkout
}
