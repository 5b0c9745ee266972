import {
  collectDefaultMetrics,
  Counter,
  Gauge,
  Histogram,
  type OpenMetricsContentType,
  Registry,
} from 'prom-client'

/** Bounds of the durations of calls, in seconds. */
const callBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]
/** Bounds of waits for a connection and of the delays of events, in seconds. */
const delayBuckets = [0.001, 0.005, 0.025, 0.1, 0.5, 1, 5, 30]

/** The metrics of one server. Labels come from closed sets: none names a shop, an account, a record or an address. */
export const createMetrics = () => {
  const registry = new Registry<OpenMetricsContentType>()
  registry.setContentType(Registry.OPENMETRICS_CONTENT_TYPE)
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const gauge = (name: string, help: string) =>
    new Gauge({ name: `comanda_${name}`, help, registers })
  const counter = (name: string, help: string) =>
    new Counter({ name: `comanda_${name}`, help, registers })
  return {
    registry,
    orders: new Counter({
      name: 'comanda_orders',
      help: 'Orders placed on this server, each once',
      labelNames: ['type'],
      registers,
    }),
    paymentAttempts: new Counter({
      name: 'comanda_payment_attempts',
      help: 'Attempts to pay by providers, by how they ended on this server',
      labelNames: ['status'],
      registers,
    }),
    paymentMessagesRefused: counter(
      'payment_messages_refused',
      'Messages about payments that were refused and recorded',
    ),
    calls: new Counter({
      name: 'comanda_calls',
      help: 'Calls from outside by their result: ok, or the code of the error',
      labelNames: ['path', 'method', 'result'],
      registers,
    }),
    callSeconds: new Histogram({
      name: 'comanda_call_seconds',
      help: 'Durations of calls from outside',
      labelNames: ['path', 'method'],
      buckets: callBuckets,
      registers,
    }),
    poolWaitSeconds: new Histogram({
      name: 'comanda_pool_wait_seconds',
      help: 'Waits for a connection of a pool',
      buckets: delayBuckets,
      registers,
    }),
    poolConnections: gauge('pool_connections', 'Open connections of the pools'),
    poolIdle: gauge('pool_idle_connections', 'Connections of the pools that are not in use'),
    poolWaiting: gauge('pool_waiting', 'Requests that wait for a connection of a pool'),
    trouble: new Gauge({
      name: 'comanda_trouble',
      help: 'Whether something is wrong with the server while it serves',
      labelNames: ['name'],
      registers,
    }),
    versions: new Gauge({
      name: 'comanda_versions',
      help: 'What the server is and runs on: 1',
      labelNames: ['comanda', 'node', 'postgresql'],
      registers,
    }),
    sockets: gauge('sockets', 'Open realtime connections'),
    socketsPaused: counter('sockets_paused', 'Times that a socket was not read for a while'),
    socketsNotOpened: counter('sockets_not_opened', 'Sockets refused to an address with too many'),
    callsRefused: counter(
      'calls_refused',
      'Calls that were refused since their callers sent too many',
    ),
    socketsCut: new Counter({
      name: 'comanda_sockets_cut',
      help: 'Sockets that were cut by the reason: tooManyCalls, or tooSlow to read',
      labelNames: ['reason'],
      registers,
    }),
    eventDelaySeconds: new Histogram({
      name: 'comanda_event_delay_seconds',
      help: 'From sending on another server to receiving here, by the clocks of both',
      buckets: delayBuckets,
      registers,
    }),
    eventPacketsSent: counter('event_packets_sent', 'Packets that were sent to other servers'),
    eventPacketsArrived: counter('event_packets_arrived', 'Packets of other servers that arrived'),
    eventPacketsDecoded: counter('event_packets_decoded', 'Those of followed subjects'),
    eventGaps: counter('event_gaps', 'Subjects whose events may have been missed'),
    eventSubjects: gauge('event_subjects', 'Subjects that are followed'),
    eventsWaiting: gauge('events_waiting', 'Events that could not be sent yet'),
  }
}

export type Metrics = ReturnType<typeof createMetrics>
