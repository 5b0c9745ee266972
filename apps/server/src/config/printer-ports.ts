/** The ports of receipt printers that the server connects to. */
export interface PrinterPorts {
  readonly first: number
  readonly last: number
}

/** 9100 is that of receipt printers; the next ones have those behind a print server. */
export const usualPorts: PrinterPorts = { first: 9100, last: 9109 }

/**
 * Reads `PRINTER_PORTS`: `9100-9109`, one port, or `off`. Without it the server of a house connects to the usual ones; one with
 * a database elsewhere serves shops that it does not share a network with, and connects to none.
 */
export const readPrinterPorts = (
  text: string | undefined,
  isHouse: boolean,
): { readonly ports: PrinterPorts | undefined } | { readonly problem: string } => {
  if (text === undefined) return { ports: isHouse ? usualPorts : undefined }
  if (text === 'off') return { ports: undefined }
  const [, from, to = from] = /^(\d{1,5})(?:-(\d{1,5}))?$/.exec(text) ?? []
  const ports = { first: Number(from), last: Number(to) }
  const isRange = ports.first >= 1024 && ports.first <= ports.last && ports.last <= 65_535
  return isRange
    ? { ports }
    : {
        problem: `PRINTER_PORTS is "${text}": it must be off, or ports from 1024 such as 9100-9109`,
      }
}
