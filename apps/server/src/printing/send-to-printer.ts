import type { PrinterProblem } from '@comanda/contract'
import { connect, type Socket } from 'node:net'
import type { PrinterPorts } from '../config/printer-ports.ts'
import { addressInHouse, printerAddress } from './printer-address.ts'
import { doneQuery, problemIn, statusQueries } from './printer-status.ts'

/** What became of a slip. `mayBeOnPaper`: it was sent, at least in part, before something failed. */
export type Sent =
  | { readonly isPrinted: true }
  | {
      readonly isPrinted: false
      readonly problem: PrinterProblem
      readonly mayBeOnPaper: boolean
    }

/** How long a printer may take, in ms: to take a connection, to say its state, and to print a slip. */
export interface Patience {
  readonly connect: number
  readonly state: number
  readonly print: number
}
const usual: Patience = { connect: 3000, state: 1000, print: 20_000 }

const opened = (host: string, port: number, patience: number): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect({ host, port, noDelay: true })
    socket.setTimeout(patience, () => socket.destroy(new Error('no connection in time')))
    socket.once('error', reject)
    socket.once('connect', () => {
      socket.setTimeout(0)
      socket.off('error', reject)
      resolve(socket)
    })
  })

/** The responses of a printer, byte by byte. */
class Responses {
  readonly #socket: Socket
  readonly #bytes: number[] = []
  #wake: () => void = () => undefined
  #isOver = false

  constructor(socket: Socket) {
    this.#socket = socket
    socket.on('data', (chunk: Buffer) => {
      this.#bytes.push(...chunk)
      this.#wake()
    })
    const end = (): void => {
      this.#isOver = true
      this.#wake()
    }
    // An error is followed by the close.
    socket.on('error', end)
    socket.on('close', end)
  }

  /** Resolves with so many bytes, or with fewer once the time is over or the connection is lost. */
  async take(count: number, patience: number): Promise<readonly number[]> {
    const until = AbortSignal.timeout(patience)
    while (this.#bytes.length < count && !this.#isOver && !until.aborted)
      await new Promise<void>((resolve) => {
        this.#wake = resolve
        until.addEventListener('abort', () => resolve(), { once: true })
      })
    return this.#bytes.splice(0, count)
  }

  get isOver(): boolean {
    return this.#isOver || this.#socket.destroyed
  }
}

/** How a printer is reached. */
interface Way {
  readonly ports?: PrinterPorts
  readonly patience?: Patience
  /** Whether its state is read by ESC/POS: other modes would print the question. */
  readonly asks?: boolean
}

const failed = (problem: PrinterProblem, mayBeOnPaper = false): Sent => ({
  isPrinted: false,
  problem,
  mayBeOnPaper,
})

/** Sends the commands over an open connection. A printer that never says its state is believed once it has taken all. */
const print = async (
  socket: Socket,
  commands: Uint8Array,
  { patience = usual, asks = true }: Way,
): Promise<Sent> => {
  const responses = new Responses(socket)
  const state: number[] = []
  for (const query of asks ? statusQueries : []) {
    socket.write(query)
    const [byte] = await responses.take(1, patience.state)
    if (byte === undefined) break
    state.push(byte)
  }
  if (responses.isOver) return failed('unreachable')
  const problem = problemIn(state)
  if (problem) return failed(problem)
  socket.write(commands)
  if (asks) socket.write(doneQuery)
  if (state.length < statusQueries.length) {
    const isTaken = await new Promise<boolean>((resolve) => {
      socket.end(() => resolve(true))
      socket.once('close', (isFailed) => resolve(!isFailed))
      setTimeout(() => resolve(false), patience.print).unref()
    })
    return isTaken ? { isPrinted: true } : failed('unreachable', true)
  }
  const [done] = await responses.take(1, patience.print)
  if (done === undefined) return failed(responses.isOver ? 'unreachable' : 'fault', true)
  // Paper that ended with this slip: it may not be whole.
  return (done & 0x0c) === 0 ? { isPrinted: true } : failed('paper', true)
}

/** Prints commands at an address of the house (PRINT-3). */
export const sendToPrinter = async (
  address: string,
  commands: Uint8Array,
  way: Way = {},
): Promise<Sent> => {
  const { ports, patience = usual } = way
  const parts = printerAddress(address, ports)
  const host = parts && (await addressInHouse(parts.host).catch(() => null))
  if (host === null) return failed('unreachable')
  if (!parts || host === undefined) return failed('address')
  try {
    const socket = await opened(host, parts.port, patience.connect)
    try {
      return await print(socket, commands, way)
    } finally {
      socket.destroy()
    }
  } catch {
    return failed('unreachable')
  }
}
