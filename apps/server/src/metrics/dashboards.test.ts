import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

const metricsToken = 'a-secret-of-the-tests-for-metrics-alone'
const deploy = fileURLToPath(new URL('../../../../deploy/', import.meta.url))
let server: TestServer
let families: ReadonlySet<string>
beforeAll(async () => {
  server = await startTestServer({ config: { metricsToken } })
  const headers = { authorization: `Bearer ${metricsToken}` }
  const text = await (await fetch(`${server.url}/api/metrics`, { headers })).text()
  const types = [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)]
  families = new Set(
    types.flatMap(([, name = '', type]) => {
      if (type === 'counter') return [`${name.replace(/_total$/, '')}_total`]
      return type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name]
    }),
  )
})
afterAll(() => server.stop())

const named = (text: string): string[] => [
  ...new Set([...text.matchAll(/\b(?:comanda|process|nodejs)_[a-z0-9_]+/g)].map(String)),
]

interface Dashboard {
  readonly panels: readonly {
    readonly title: string
    readonly gridPos: { readonly x: number; readonly y: number }
    readonly targets: readonly { readonly expr: string }[]
  }[]
}

describe.each(['alarms.yml', 'dashboard.json'])('%s', (file) => {
  it('names metrics that the server has, and none else', () => {
    const names = named(readFileSync(`${deploy}${file}`, 'utf8'))
    expect(names.length).toBeGreaterThan(10)
    expect(names.filter((name) => !families.has(name))).toEqual([])
  })
})

it('every metric of the server itself is on the dashboard', () => {
  const shown = named(readFileSync(`${deploy}dashboard.json`, 'utf8'))
  const own = [...families].filter(
    (name) => name.startsWith('comanda_') && !/_(?:sum|count)$/.test(name),
  )
  expect(own.filter((name) => !shown.includes(name))).toEqual([])
})

it('the dashboard’s panels have a title, a query and a place of their own', () => {
  const { panels } = JSON.parse(readFileSync(`${deploy}dashboard.json`, 'utf8')) as Dashboard
  const places = panels.map(({ gridPos: { x, y } }) => `${x},${y}`)
  expect(new Set(places).size).toBe(panels.length)
  for (const { title, targets } of panels) {
    expect(title).not.toBe('')
    for (const { expr } of targets) expect(expr).not.toBe('')
  }
})
