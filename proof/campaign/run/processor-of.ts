import { readFileSync } from 'node:fs'

/** Returns the processor time that a process has used, in ms, in steps of 10. */
export const processorOf = (pid: number): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10
}
