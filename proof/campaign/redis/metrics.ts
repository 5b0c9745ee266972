/** The secret of `/api/metrics`. */
export const metricsToken = 'the-secret-of-the-metrics-of-a-campaign'

/** What a server has counted of packets of events. */
export interface EventCounts {
  readonly sent: number
  /** Those of other servers that reached it. */
  readonly arrived: number
  readonly decoded: number
}

const countsOf = async (url: string): Promise<EventCounts> => {
  const response = await fetch(`${url}/api/metrics`, {
    headers: { authorization: `Bearer ${metricsToken}` },
  })
  const text = await response.text()
  const value = (name: string): number => {
    const [, found] =
      new RegExp(`^comanda_event_packets_${name}_total (\\S+)`, 'm').exec(text) ?? []
    if (found === undefined) throw new Error(`${url} has no metric ${name}`)
    return Number(found)
  }
  return { sent: value('sent'), arrived: value('arrived'), decoded: value('decoded') }
}

/** Returns what each server has counted since its start. */
export const eventCounts = (urls: readonly string[]): Promise<readonly EventCounts[]> =>
  Promise.all(urls.map(countsOf))

/** Returns what each server has counted between two times. */
export const countsSince = (
  before: readonly EventCounts[],
  after: readonly EventCounts[],
): readonly EventCounts[] =>
  after.map(({ sent, arrived, decoded }, at) => ({
    sent: sent - (before[at]?.sent ?? 0),
    arrived: arrived - (before[at]?.arrived ?? 0),
    decoded: decoded - (before[at]?.decoded ?? 0),
  }))

/** Returns the sum of a count over the servers. */
export const totalOf = (counts: readonly EventCounts[], name: keyof EventCounts): number =>
  counts.reduce((total, each) => total + each[name], 0)
