import { existsSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { setTimeout as sleep } from 'node:timers/promises'

/** Memory of a process after a garbage collection, in bytes. */
export interface Memory {
  readonly rss: number
  /** Heap and external memory in use. */
  readonly used: number
}

const report = join(tmpdir(), `comanda-memory-${process.pid}.json`)

/** Makes servers that are started from now on report their memory. */
export const reportMemory = (): void => {
  const preload = fileURLToPath(new URL('report-memory.cjs', import.meta.url))
  process.env['NODE_OPTIONS'] = `--require=${preload}`
  process.env['MEMORY_REPORT'] = report
}

/** Returns the memory of a server that was started after `reportMemory`. */
export const memoryOf = async (pid: number): Promise<Memory> => {
  await sleep(1000)
  rmSync(report, { force: true })
  process.kill(pid, 'SIGUSR2')
  while (!existsSync(report)) await sleep(50)
  await sleep(50)
  const memory = JSON.parse(readFileSync(report, 'utf8')) as Memory
  rmSync(report)
  return memory
}
