import { createServer } from 'node:net'

/** Ports of a process: servers that two of them start at once do not meet. */
const OWN = 20

/** Below those that Linux gives to outgoing connections: of these one may take the port beside a server's at any time. */
const lowest = 12_000 + (process.pid % 1000) * OWN
const highest = 32_000

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })

const areFree = async (ports: readonly number[]): Promise<boolean> => {
  for (const port of ports) if (!(await isFree(port))) return false
  return true
}

let next = lowest

/** Returns so many free ports of the loopback address, each the one after the other. */
export const portsInARow = async (count: number): Promise<readonly number[]> => {
  const ports = Array.from({ length: count }, (_, index) => next + index)
  next = next + 2 * count <= highest ? next + count : lowest
  return (await areFree(ports)) ? ports : portsInARow(count)
}
