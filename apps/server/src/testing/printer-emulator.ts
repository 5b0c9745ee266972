import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'

/** How an emulated printer behaves. */
export type PrinterMood = 'well' | 'outOfPaper' | 'coverOpen' | 'silent' | 'cutsOff' | 'slow'

/** A receipt printer on a socket of this machine. It counts slips by the command that cuts the paper. */
export interface PrinterEmulator {
  readonly address: string
  mood: PrinterMood
  /** The commands of each slip that is on paper, whole or not. */
  readonly slips: readonly Buffer[]
  /** How often the drawer was kicked open. */
  readonly kicks: () => number
  switchOff(): Promise<void>
  switchOn(): Promise<void>
}

const CUT = Buffer.from([0x1d, 0x56])
const KICK = Buffer.from([0x1b, 0x70])
const DONE = Buffer.from([0x1d, 0x72, 1])

/** The responses to DLE EOT 1 to 4. */
const states: Readonly<Partial<Record<PrinterMood, readonly number[]>>> = {
  outOfPaper: [0x1a, 0x32, 0x12, 0x72],
  coverOpen: [0x1a, 0x16, 0x12, 0x12],
}
const fine = [0x12, 0x12, 0x12, 0x12]

export const startPrinterEmulator = async (port = 0): Promise<PrinterEmulator> => {
  const slips: Buffer[] = []
  const sockets = new Set<Socket>()
  let isOn = true
  const emulator = { mood: 'well' as PrinterMood }

  const serve = (socket: Socket): void => {
    sockets.add(socket)
    let paper = Buffer.alloc(0)
    const finish = (): void => {
      if (paper.length > 0) slips.push(paper)
      paper = Buffer.alloc(0)
    }
    socket.on('error', () => undefined)
    socket.on('close', () => {
      sockets.delete(socket)
      finish()
    })
    socket.on('data', (chunk: Buffer) => {
      const { mood } = emulator
      if (chunk[0] === 0x10 && chunk[1] === 0x04 && paper.length === 0) {
        if (mood !== 'silent')
          socket.write(Buffer.from([(states[mood] ?? fine)[(chunk[2] ?? 1) - 1] ?? 0x12]))
        return
      }
      paper = Buffer.concat([paper, chunk])
      if (mood === 'cutsOff') {
        paper = paper.subarray(0, 100)
        socket.destroy()
        return
      }
      if (!paper.subarray(-3).equals(DONE)) return
      finish()
      if (mood === 'silent') return
      setTimeout(() => socket.write(Buffer.from([0])), mood === 'slow' ? 400 : 0)
    })
  }
  const server = createServer(serve)
  const listen = async (at: number): Promise<number> => {
    server.listen(at, '127.0.0.1')
    await once(server, 'listening')
    return (server.address() as AddressInfo).port
  }
  const own = await listen(port)
  return Object.assign(emulator, {
    address: `127.0.0.1:${own}`,
    slips,
    kicks: () => slips.filter((slip) => slip.includes(KICK)).length,
    switchOff: async () => {
      if (!isOn) return
      isOn = false
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
    switchOn: async () => {
      isOn = true
      await listen(own)
    },
  })
}

/** Returns how many slips are whole: their paper is cut. */
export const wholeSlips = (slips: readonly Buffer[]): number =>
  slips.filter((slip) => slip.includes(CUT)).length
