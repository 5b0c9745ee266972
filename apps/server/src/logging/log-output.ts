import { closeSync, constants, fstatSync, openSync, writeSync } from 'node:fs'
import { Socket } from 'node:net'

/** Bytes of lines that wait for an output that does not accept them: some thousands of lines. */
const mostWaiting = 1_000_000

/** How long to wait before an output that refused a line is tried again, in ms. */
const retryAfter = 100

/** Why lines are not written, and how many were lost since. */
export interface LogTrouble {
  /** The system's code: ENOSPC (the disk is full), EAGAIN (the reader has stopped), EPIPE (it is gone). */
  readonly code: string
  readonly lost: number
}

export interface LogOutputOptions {
  /**
   * Called when lines could still not be written at the next attempt, with each lost line, and without an argument once
   * they can be again.
   */
  readonly onTrouble?: (trouble?: LogTrouble) => void
  readonly mostWaiting?: number
  readonly retryAfter?: number
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'unknown'

/**
 * Returns a descriptor of the same output that never blocks: a pipe or terminal is opened once more, since other programs
 * share the mode of the given descriptor; if that is impossible, as with a socket, the given one is switched.
 */
const neverBlocking = (fd: number): number => {
  const output = fstatSync(fd)
  if (output.isFile() || output.isBlockDevice()) return fd
  try {
    const { O_WRONLY, O_APPEND, O_NONBLOCK } = constants
    return openSync(`/proc/self/fd/${fd}`, O_WRONLY | O_APPEND | O_NONBLOCK)
  } catch {
    if (output.isSocket() || output.isFIFO())
      new Socket({ fd, readable: false, writable: true }).unref()
    return fd
  }
}

/**
 * Writes lines to a descriptor without ever blocking or failing (OPER-1.2). Lines that it does not accept wait up to a
 * bound, and are written once it does; those beyond the bound are lost and counted.
 */
export class LogOutput {
  readonly #fd: number
  readonly #ownsFd: boolean
  readonly #onTrouble: (trouble?: LogTrouble) => void
  readonly #mostWaiting: number
  readonly #retryAfter: number
  #waiting: Buffer[] = []
  #waitingBytes = 0
  #trouble: LogTrouble | undefined
  #isReported = false
  #lostEver = 0
  #retry: NodeJS.Timeout | undefined

  constructor(fd: number, options: LogOutputOptions = {}) {
    this.#fd = neverBlocking(fd)
    this.#ownsFd = this.#fd !== fd
    this.#onTrouble = options.onTrouble ?? (() => undefined)
    this.#mostWaiting = options.mostWaiting ?? mostWaiting
    this.#retryAfter = options.retryAfter ?? retryAfter
  }

  /** The lines that were lost since the start. */
  get lost(): number {
    return this.#lostEver
  }

  write(line: string): void {
    if (!this.#trouble) {
      const rest = this.#attempt(Buffer.from(line))
      if (rest.length > 0) this.#queue(rest)
      return
    }
    const bytes = Buffer.from(line)
    if (this.#waitingBytes + bytes.length <= this.#mostWaiting) {
      this.#queue(bytes)
      return
    }
    this.#lostEver += 1
    this.#trouble = { ...this.#trouble, lost: this.#trouble.lost + 1 }
    this.#report(this.#trouble)
  }

  /** Writes what waits, as far as the output accepts it. */
  flush(): void {
    while (this.#waiting.length > 0) {
      const [first = Buffer.alloc(0)] = this.#waiting
      const rest = this.#attempt(first)
      this.#waitingBytes -= first.length - rest.length
      if (rest.length > 0) {
        this.#waiting[0] = rest
        return
      }
      this.#waiting.shift()
    }
    this.#end()
  }

  close(): void {
    clearInterval(this.#retry)
    if (this.#ownsFd) closeSync(this.#fd)
  }

  /** Returns the bytes that were not written; sets the reason. */
  #attempt(bytes: Buffer): Buffer {
    let rest = bytes
    try {
      while (rest.length > 0) rest = rest.subarray(writeSync(this.#fd, rest))
    } catch (error) {
      this.#begin(codeOf(error))
    }
    return rest
  }

  #queue(bytes: Buffer): void {
    this.#waiting.push(bytes)
    this.#waitingBytes += bytes.length
  }

  #begin(code: string): void {
    this.#trouble = { code, lost: this.#trouble?.lost ?? 0 }
    this.#retry ??= setInterval(() => {
      this.flush()
      if (this.#trouble && !this.#isReported) this.#report(this.#trouble)
    }, this.#retryAfter).unref()
  }

  #report(trouble: LogTrouble): void {
    this.#isReported = true
    this.#onTrouble(trouble)
  }

  #end(): void {
    this.#trouble = undefined
    clearInterval(this.#retry)
    this.#retry = undefined
    if (!this.#isReported) return
    this.#isReported = false
    this.#onTrouble()
  }
}
