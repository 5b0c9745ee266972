import { closeSync, existsSync, fdatasync, openSync, readFileSync, write } from 'node:fs'
import { promisify } from 'node:util'

const writeFile = promisify(write)
const flush = promisify(fdatasync)

/** Lines of JSON that are only ever added to, in a file that is flushed before `written` resolves. */
export class Journal {
  readonly #file: number | undefined
  #waiting: string[] = []
  #writing: Promise<void> = Promise.resolve()

  private constructor(file: number | undefined) {
    this.#file = file
  }

  /** Opens the journal and passes its lines to `onLine`; without a path it only forgets. */
  static open(path: string | undefined, onLine: (line: unknown) => void): Journal {
    if (path === undefined) return new Journal(undefined)
    if (existsSync(path))
      for (const line of readFileSync(path, 'utf8').split('\n'))
        // The last line may have been cut off.
        if (line.endsWith('}')) onLine(JSON.parse(line))
    return new Journal(openSync(path, 'a', 0o600))
  }

  add(line: unknown): void {
    if (this.#file === undefined) return
    this.#waiting.push(JSON.stringify(line))
  }

  /** Resolves when all lines so far are on the disk; those of calls at the same time go there together. */
  written(): Promise<void> {
    if (this.#waiting.length > 0) this.#writing = this.#writing.then(() => this.#write())
    return this.#writing
  }

  async #write(): Promise<void> {
    if (this.#file === undefined || this.#waiting.length === 0) return
    const lines = `${this.#waiting.join('\n')}\n`
    this.#waiting = []
    await writeFile(this.#file, lines)
    await flush(this.#file)
  }

  async close(): Promise<void> {
    await this.written()
    if (this.#file !== undefined) closeSync(this.#file)
  }
}
