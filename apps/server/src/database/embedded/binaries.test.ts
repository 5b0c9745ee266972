import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, it } from 'vitest'
import { checkSeries, embeddedBinaries } from './binaries.ts'

const folder = mkdtempSync(join(tmpdir(), 'comanda-binaries-'))
afterAll(() => rmSync(folder, { recursive: true }))
afterEach(() => {
  delete process.env['POSTGRES_BIN']
})

const programsOf = (series: number): string => {
  const programs = join(folder, String(series))
  mkdirSync(programs)
  for (const program of ['postgres', 'initdb'])
    writeFileSync(
      join(programs, program),
      `#!/bin/sh\necho "postgres (PostgreSQL) ${series}.9 (Debian ${series}.9-1)"\n`,
      { mode: 0o755 },
    )
  return programs
}

it('OPER-1.7: POSTGRES_BIN names the programs of a PostgreSQL 15 to 18', () => {
  const programs = programsOf(16)
  process.env['POSTGRES_BIN'] = programs
  expect(embeddedBinaries()).toEqual({ programs, libraries: [], series: 16 })
  for (const series of [14, 19]) {
    process.env['POSTGRES_BIN'] = programsOf(series)
    expect(() => embeddedBinaries()).toThrow(`POSTGRES_BIN is PostgreSQL ${series}`)
  }
  process.env['POSTGRES_BIN'] = folder
  expect(() => embeddedBinaries()).toThrow('POSTGRES_BIN must be a folder')
})

it('OPER-1.7: a data folder of another series is refused by name', () => {
  const cluster = join(folder, 'cluster')
  checkSeries(cluster, { programs: '', libraries: [], series: 15 })
  mkdirSync(cluster)
  writeFileSync(join(cluster, 'PG_VERSION'), '18\n')
  checkSeries(cluster, { programs: '', libraries: [], series: 18 })
  checkSeries(cluster, { programs: '', libraries: [] })
  expect(() => checkSeries(cluster, { programs: '', libraries: [], series: 15 })).toThrow(
    'The data folder is of PostgreSQL 18, POSTGRES_BIN of 15',
  )
})
