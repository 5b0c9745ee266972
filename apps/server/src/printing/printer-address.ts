import { lookup } from 'node:dns/promises'
import { BlockList, isIP } from 'node:net'
import { type PrinterPorts, usualPorts } from '../config/printer-ports.ts'

/** A printer in the network of its house. */
export interface PrinterAddress {
  readonly host: string
  readonly port: number
}

const house = new BlockList()
house.addSubnet('10.0.0.0', 8)
house.addSubnet('172.16.0.0', 12)
house.addSubnet('192.168.0.0', 16)
house.addSubnet('127.0.0.0', 8)
house.addAddress('::1', 'ipv6')
house.addSubnet('fc00::', 7, 'ipv6')
house.addSubnet('fe80::', 10, 'ipv6')

/** Returns the parts of `host` or `host:port`, or undefined if it is neither, or the port is no printer's. */
export const printerAddress = (
  text: string,
  ports: PrinterPorts = usualPorts,
): PrinterAddress | undefined => {
  const [, bracketed, plain, digits] =
    /^(?:\[([0-9a-f:]+)\]|([\w.-]{1,253}))(?::(\d{1,5}))?$/i.exec(text.trim()) ?? []
  const host = bracketed ?? plain
  const port = digits === undefined ? usualPorts.first : Number(digits)
  if (host === undefined || port < ports.first || port > ports.last) return undefined
  return { host, port }
}

/**
 * Returns the IP address of a printer, or undefined if it is not in the house: the server connects to nothing else, whatever user
 * wrote the address (PRINT-3.4).
 */
export const addressInHouse = async (host: string): Promise<string | undefined> => {
  const { address, family } =
    isIP(host) === 0 ? await lookup(host) : { address: host, family: isIP(host) }
  return house.check(address, family === 6 ? 'ipv6' : 'ipv4') ? address : undefined
}
