import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Processes } from './processes.ts'
import { missingPackages, type Program } from './programs.ts'
import { Report } from './report.ts'

/** What a campaign works with. */
export interface Campaign {
  /** A temporary folder, removed at the end. Other users may enter it, since PostgreSQL does not run as root. */
  readonly folder: string
  readonly processes: Processes
  readonly report: Report
  /** Runs when the campaign ends, also on a failure and on Ctrl-C, so it may not wait for anything. */
  onEnd(act: () => void): void
}

/**
 * Runs a campaign and ends this process: with 0 if all its statements are true, otherwise with 1. Names the Debian packages
 * of missing programs. Ends every process that it started, and removes its folder.
 * `CAMPAIGN_FOLDER=keep` leaves the folder with the logs.
 */
export const runCampaign = async (
  programs: readonly Program[],
  work: (campaign: Campaign) => Promise<void>,
): Promise<void> => {
  const missing = missingPackages(programs)
  if (missing.length > 0) {
    console.error(`Programs are missing. On Debian: apt-get install ${missing.join(' ')}`)
    process.exit(1)
  }
  const folder = mkdtempSync(join(tmpdir(), 'comanda-campaign-'))
  chmodSync(folder, 0o755)
  const processes = new Processes(folder)
  const report = new Report()
  const endings: (() => void)[] = []
  process.on('exit', () => {
    processes.killAll()
    for (const end of endings.toReversed()) end()
    if (process.env['CAMPAIGN_FOLDER'] === 'keep') console.log(`logs: ${folder}`)
    else rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))
  try {
    await work({ folder, processes, report, onEnd: (act) => void endings.push(act) })
  } catch (error) {
    console.error(error)
    process.exit(1)
  }
  process.exit(report.isSuccess ? 0 : 1)
}
