import { once } from 'node:events'
import { createServer, type Server, type Socket } from 'node:net'
import { joined, pngUrl } from './paper.ts'
import { type Dots, readSteps, type Step } from './slip-reader.ts'

/** How the printer is. */
export const moods = ['well', 'outOfPaper', 'coverOpen', 'off'] as const
export type Mood = (typeof moods)[number]

/** A piece of paper that came out, or a drawer that opened. */
export interface Slip {
  readonly time: Date
  /** A PNG; absent if only the drawer opened. */
  readonly picture?: string
  readonly opensDrawer: boolean
  /** Whether the paper was cut: one that was not ended in the middle. */
  readonly isCut: boolean
}

/** The newest slips that are shown. */
const MOST = 50
/** How long a slip takes, in ms. */
const SLOW = 120

/** The responses to DLE EOT 1 to 4. */
const states: Readonly<Partial<Record<Mood, readonly number[]>>> = {
  outOfPaper: [0x1a, 0x32, 0x12, 0x72],
  coverOpen: [0x1a, 0x16, 0x12, 0x12],
}
const fine = 0x12

/** A receipt printer at a port of this machine, which reads ESC/POS as printers of the house do. */
export class Printer {
  readonly slips: Slip[] = []
  readonly #now: () => Date
  readonly #sockets = new Set<Socket>()
  readonly #server: Server
  #mood: Mood = 'well'

  constructor(now: () => Date) {
    this.#now = now
    this.#server = createServer((socket) => this.#serve(socket))
  }

  get mood(): Mood {
    return this.#mood
  }

  set mood(mood: Mood) {
    this.#mood = mood
    if (mood === 'off') for (const socket of this.#sockets) socket.destroy()
  }

  async listen(port: number): Promise<void> {
    this.#server.listen(port, '127.0.0.1')
    await once(this.#server, 'listening')
  }

  close(): void {
    for (const socket of this.#sockets) socket.destroy()
    this.#server.close()
  }

  #serve(socket: Socket): void {
    if (this.#mood === 'off') {
      socket.destroy()
      return
    }
    this.#sockets.add(socket)
    let rest: Buffer = Buffer.alloc(0)
    let pieces: Dots[] = []
    let opensDrawer = false
    const tear = (isCut: boolean): void => {
      if (pieces.length === 0 && !opensDrawer) return
      const picture = pieces.length > 0 ? { picture: pngUrl(joined(pieces)) } : {}
      this.slips.unshift({ time: this.#now(), ...picture, opensDrawer, isCut })
      this.slips.length = Math.min(this.slips.length, MOST)
      pieces = []
      opensDrawer = false
    }
    const reply = (byte: number, after = 0): void => {
      setTimeout(() => socket.write(Buffer.from([byte])), after).unref()
    }
    const take = (step: Step): void => {
      if (step.kind === 'dots') pieces.push(step.dots)
      if (step.kind === 'drawer') opensDrawer = true
      if (step.kind === 'cut') tear(true)
      if (step.kind === 'state') reply(states[this.#mood]?.[step.which - 1] ?? fine)
      if (step.kind !== 'done') return
      // A drawer alone is no paper to be cut.
      tear(pieces.length === 0)
      reply(0, SLOW)
    }
    socket.on('error', () => undefined)
    socket.on('close', () => {
      this.#sockets.delete(socket)
      tear(false)
    })
    socket.on('data', (chunk: Buffer) => {
      const read = readSteps(Buffer.concat([rest, chunk]))
      rest = read.rest
      for (const step of read.steps) take(step)
    })
  }
}
