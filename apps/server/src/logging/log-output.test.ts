import { execFileSync } from 'node:child_process'
import { closeSync, constants, mkdtempSync, openSync, readSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { LogOutput, type LogTrouble } from './log-output.ts'

let folder: string
let reader: number
let writer: number
let output: LogOutput
let troubles: (LogTrouble | undefined)[] = []

/** Returns what the reader finds in the pipe. */
const readAll = (): string => {
  const chunks: Buffer[] = []
  const buffer = Buffer.alloc(1 << 20)
  try {
    for (;;) {
      const bytes = readSync(reader, buffer)
      if (bytes === 0) break
      chunks.push(Buffer.from(buffer.subarray(0, bytes)))
    }
  } catch {
    // The pipe is empty.
  }
  return Buffer.concat(chunks).toString()
}

const lineOf = (number: number): string => `${number} ${'x'.repeat(990)}\n`

beforeEach(() => {
  troubles = []
  folder = mkdtempSync(join(tmpdir(), 'comanda-log-'))
  const pipe = join(folder, 'pipe')
  execFileSync('mkfifo', [pipe])
  reader = openSync(pipe, constants.O_RDONLY | constants.O_NONBLOCK)
  writer = openSync(pipe, constants.O_WRONLY)
  output = new LogOutput(writer, {
    mostWaiting: 100_000,
    retryAfter: 10,
    onTrouble: (trouble) => troubles.push(trouble),
  })
})
afterEach(() => {
  output.close()
  closeSync(writer)
  rmSync(folder, { recursive: true, force: true })
})

describe('the output of the log', () => {
  it('OPER-1.2: a reader that has stopped blocks nothing; lines wait up to a bound, those beyond are lost and counted', async () => {
    const most = 1000
    for (let number = 1; number <= most; number += 1) output.write(lineOf(number))
    expect(output.lost).toBeGreaterThan(most / 2)
    expect(troubles.at(-1)).toEqual({ code: 'EAGAIN', lost: output.lost })
    let text = readAll()
    await expect
      .poll(() => {
        text += readAll()
        return troubles.at(-1)
      })
      .toBeUndefined()
    text += readAll()
    const numbers = text
      .trimEnd()
      .split('\n')
      .map((line) => Number(line.split(' ')[0]))
    expect(numbers).toEqual(numbers.map((_, at) => at + 1))
    expect(numbers).toHaveLength(most - output.lost)
    output.write('after\n')
    expect(readAll()).toBe('after\n')
    closeSync(reader)
  })

  it('OPER-1.2: a reader that is gone is no failure, and one that comes back reads on', async () => {
    closeSync(reader)
    output.write('waits\n')
    await expect.poll(() => troubles).toEqual([{ code: 'EPIPE', lost: 0 }])
    reader = openSync(join(folder, 'pipe'), constants.O_RDONLY | constants.O_NONBLOCK)
    await expect.poll(() => troubles).toHaveLength(2)
    expect(readAll()).toBe('waits\n')
    closeSync(reader)
  })

  it.runIf(process.platform === 'linux')('OPER-1.2: a full disk is no failure', async () => {
    closeSync(reader)
    const full = openSync('/dev/full', 'w')
    const toFull = new LogOutput(full, {
      retryAfter: 10,
      onTrouble: (trouble) => troubles.push(trouble),
    })
    toFull.write('waits\n')
    await expect.poll(() => troubles).toEqual([{ code: 'ENOSPC', lost: 0 }])
    toFull.close()
    closeSync(full)
  })
})
