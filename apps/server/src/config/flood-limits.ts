/**
 * How much one caller may take from all others. A call above a limit waits; a caller who sends ever more is cut, with the
 * reason (CALL-6). All limits are far above what the apps, or any client of a restaurant, need.
 */
export interface FloodLimits {
  /** Calls that a socket may send a second over time; 0 for no limit. An app sends 20 when it opens, then a few a minute. */
  readonly callsPerSecond: number
  /** Calls that a socket may send at once after a rest: an import of a menu, or a screen that catches up. */
  readonly callBurst: number
  /** Calls that a key may make a second over time, and at once after a rest, over REST and sockets together, on each server. */
  readonly keyCallsPerSecond: number
  readonly keyBurst: number
  /** The same for all callers of one address, in multiples of a socket's: 300 phones behind the wifi of a restaurant. */
  readonly addressFactor: number
  /** So many bytes of a response count as one more call, at the rate and among those that run at once. */
  readonly bytesPerCall: number
  /** Calls of a socket that run at once, and as many while the process is busy: then callers take turns. */
  readonly running: number
  readonly runningWhenBusy: number
  /** Calls of all callers of an address that run at once. */
  readonly runningOfAddress: number
  readonly runningOfAddressWhenBusy: number
  /** How many of these may read lists, by the bytes of their responses, also before the process is found to be busy by them. */
  readonly listsOfAddress: number
  /** The same for other reads: more would only wait for a connection to the database, without turns. */
  readonly readsOfAddress: number
  /** Calls of a socket that wait in memory, and their bytes; above either, the socket is not read. */
  readonly waiting: number
  readonly waitingBytes: number
  /** Bytes of all waiting calls together; above it, no socket with waiting calls is read. */
  readonly waitingBytesTogether: number
  /** How long a socket may have to be left unread, in ms: less than the heartbeat, whose responses are not read either. */
  readonly unreadFor: number
  /** Bytes of responses that a socket has not read yet; above it, its calls wait. */
  readonly unsentBytes: number
  /** Bytes of events that a socket has not read yet; if more follow above it, it is cut, and loads what it missed. */
  readonly unsentEventBytes: number
  /** Unsent bytes of all sockets together; above it, those with the most are cut. */
  readonly unsentBytesTogether: number
  /** Bytes of unfinished messages of all sockets together; above it, those with the most are cut. */
  readonly unfinishedBytesTogether: number
  /** Packets a second, and at once, that are no calls: heartbeats and acknowledgements. */
  readonly controlsPerSecond: number
  readonly controlBurst: number
  /** Calls of an address over REST that wait. */
  readonly waitingOverRest: number
  /** Bytes of bodies that an address is sending over REST, as it declares them. */
  readonly bodyBytes: number
  /** Bytes of responses over REST that an address has not read yet. */
  readonly unsentBytesOverRest: number
  /** Sockets of one address. */
  readonly sockets: number
  /** Sockets that an address may open a second over time, and at once: all phones of a wifi that is back. */
  readonly openedPerSecond: number
  readonly openedBurst: number
}

const mebibyte = 2 ** 20

export const defaultLimits: FloodLimits = {
  callsPerSecond: 100,
  callBurst: 500,
  keyCallsPerSecond: 50,
  keyBurst: 500,
  addressFactor: 20,
  bytesPerCall: 32 * 1024,
  running: 8,
  runningWhenBusy: 2,
  runningOfAddress: 1000,
  runningOfAddressWhenBusy: 64,
  listsOfAddress: 12,
  readsOfAddress: 12,
  waiting: 1000,
  waitingBytes: mebibyte / 4,
  waitingBytesTogether: 64 * mebibyte,
  unreadFor: 7_000,
  unsentBytes: mebibyte / 4,
  unsentEventBytes: mebibyte,
  unsentBytesTogether: 128 * mebibyte,
  unfinishedBytesTogether: 64 * mebibyte,
  controlsPerSecond: 5,
  controlBurst: 50,
  waitingOverRest: 1000,
  bodyBytes: 64 * mebibyte,
  unsentBytesOverRest: 64 * mebibyte,
  sockets: 5000,
  openedPerSecond: 200,
  openedBurst: 2000,
}
