import { expect } from 'vitest'
import { area, check } from '../check/check.ts'
import { followPages } from '../run/follow-pages.ts'

const followed = async () => {
  const printed = await followPages('rest.md', 'channels.md')
  expect(printed).toMatch(/"outstanding": 100,/)
  expect(printed).toMatch(/"kind":"qr"/)
  expect(printed).toMatch(/"type":"payment.received"/)
  expect(printed).toMatch(/"commission": 31.25/)
  expect(printed).toMatch(/"type":"channel.status".*"status":"cancelled"/)
}

area('docs/integrate', () => {
  const title =
    'from an empty server to a paid order, and to one of a channel, by what the pages say'
  check(title, followed, 300_000)
})
