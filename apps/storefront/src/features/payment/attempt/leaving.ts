import { createStore } from '@comanda/client'

/** How long the page of a provider may take to open before the diner can open it again, in ms. */
const LEAVING_MS = 10_000

/** The payment whose page at its provider is being opened. */
export const leaving = createStore<string | undefined>(undefined)

const isWebAddress = (address: string): boolean =>
  ['https:', 'http:'].includes(new URL(address, window.location.href).protocol)

/** Opens the page of a provider. Does nothing with an address that is not one of the web. */
export const leaveFor = (attempt: string, address: string): void => {
  if (!isWebAddress(address)) return
  leaving.set(attempt)
  setTimeout(() => leaving.set(undefined), LEAVING_MS)
  window.location.assign(address)
}
