import { execFileSync } from 'node:child_process'

export interface ProcessLine {
  readonly pid: number
  readonly parent: number
  readonly command: string
}

const running = (): ProcessLine[] =>
  execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line))
    .filter((match) => match !== null)
    .map(([, pid, parent, command]) => ({
      pid: Number(pid),
      parent: Number(parent),
      command: command ?? '',
    }))

/** Returns processes with all that they have started, parents first. */
export const descendantsOf = (roots: readonly number[]): ProcessLine[] => {
  const all = running()
  const found = all.filter(({ pid }) => roots.includes(pid))
  for (const { pid } of found)
    found.push(...all.filter((each) => each.parent === pid && !found.includes(each)))
  return found
}
