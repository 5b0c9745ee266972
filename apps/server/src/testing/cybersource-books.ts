import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

/** A transaction in CyberSource's books. */
export interface BookLine {
  readonly id: string
  readonly code: string
  readonly amount: string
  readonly currency?: string
  readonly service?: 'ics_bill' | 'ics_credit'
  /** In the list of another day. */
  readonly isElsewhere?: boolean
}

/** CyberSource's search over lines that a test writes. */
export interface CybersourceBooks {
  readonly url: string
  lines: BookLine[]
  /** It responds with 503. */
  isDown: boolean
  searches: number
  close(): void
}

const summary = ({ id, code, amount, currency = 'HKD', service = 'ics_bill' }: BookLine) => ({
  id,
  submitTimeUtc: new Date().toISOString(),
  merchantId: 'SB_demo',
  clientReferenceInformation: { code },
  orderInformation: { amountDetails: { totalAmount: amount, currency } },
  applicationInformation: {
    applications: (service === 'ics_bill' ? ['ics_auth', 'ics_bill'] : [service]).map((name) => ({
      name,
      reasonCode: '100',
    })),
  },
})

interface Search {
  readonly query: string
  readonly offset: number
  readonly limit: number
}

const foundBy = (lines: readonly BookLine[], { query, offset, limit }: Search) => {
  const code = /code:(\S+)/.exec(query)?.[1]
  return lines
    .filter((line) => (code === undefined ? !line.isElsewhere : line.code === code))
    .slice(offset, offset + limit)
    .map(summary)
}

export const serveCybersourceBooks = async (): Promise<CybersourceBooks> => {
  const served = createServer((request, response) => {
    void json(request).then((search) => {
      books.searches += 1
      if (books.isDown) return response.writeHead(503).end()
      const transactionSummaries = foundBy(books.lines, search as Search)
      response.writeHead(201, { 'content-type': 'application/json' })
      return response.end(JSON.stringify({ _embedded: { transactionSummaries } }))
    })
  })
  served.listen(0, '127.0.0.1')
  await once(served, 'listening')
  const { port } = served.address() as AddressInfo
  const books: CybersourceBooks = {
    url: `http://127.0.0.1:${port}`,
    lines: [],
    isDown: false,
    searches: 0,
    close: () => served.close(),
  }
  return books
}
