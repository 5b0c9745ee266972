import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../server/free-port.ts'
import { Client } from 'pg'
import type { Campaign } from '../run/campaign.ts'
import { databaseUser, makeDatabaseFolder } from '../run/database-user.ts'
import type { RunningProcess } from '../run/processes.ts'
import { programPath } from '../run/programs.ts'
import { waitUntil } from '../run/wait-until.ts'

const deploy = fileURLToPath(new URL('../../../deploy', import.meta.url))
const scripts = ['archive-wal.sh', 'base-backup.sh', 'restore.sh']
const password = randomBytes(12).toString('hex')

/** One PostgreSQL that archives its write-ahead log by the scripts of `deploy/`. */
export class SinglePostgres {
  readonly url: string
  /** The folder of the archive. */
  readonly archive: string
  readonly #folder: string
  readonly #process: RunningProcess

  constructor(folder: string, port: number, process: RunningProcess) {
    this.url = `postgres://comanda:${password}@127.0.0.1:${port}/comanda`
    this.archive = join(folder, 'archive')
    this.#folder = folder
    this.#process = process
  }

  /** Creates an empty database in a folder of the campaign. */
  static async create(campaign: Campaign, name: string): Promise<SinglePostgres> {
    const folder = prepareFolder(campaign, name)
    const passwordFile = join(folder, 'password')
    writeFileSync(passwordFile, password, { mode: 0o644 })
    const options = {
      pgdata: join(folder, 'data'),
      username: 'comanda',
      pwfile: passwordFile,
      auth: 'scram-sha-256',
      encoding: 'UTF8',
      locale: 'C.UTF-8',
    }
    run(
      programPath('initdb'),
      Object.entries(options).map(([name, value]) => `--${name}=${value}`),
    )
    const database = await start(campaign, name, folder)
    await database.#query('create database comanda', 'postgres')
    return database
  }

  /** Creates a database from a base backup and an archive, as it was at a moment. */
  static async restore(
    campaign: Campaign,
    name: string,
    backup: string,
    archive: string,
    moment: string,
  ): Promise<SinglePostgres> {
    const folder = prepareFolder(campaign, name)
    run('/bin/sh', [join(folder, 'restore.sh'), backup, archive, join(folder, 'data'), moment])
    const database = await start(campaign, name, folder)
    await waitUntil('the database is restored', async () => {
      const [row] = await database.#query('select pg_is_in_recovery() as value')
      return row?.value === false
    })
    return database
  }

  baseBackup(folder: string): void {
    const { href } = new URL('/', this.url)
    const path = `${join(programPath('pg_basebackup'), '..')}:${process.env['PATH']}`
    run('/bin/sh', [join(this.#folder, 'base-backup.sh'), folder, href], path)
  }

  /** Returns its clock. */
  async now(): Promise<string> {
    const [row] = await this.#query('select clock_timestamp()::text as value')
    return String(row?.value)
  }

  /** Resolves when everything written so far is in the archive. */
  async archiveNow(): Promise<void> {
    const [row] = await this.#query('select pg_walfile_name(pg_switch_wal()) as value')
    await waitUntil('the log is archived', async () => {
      const [last] = await this.#query('select last_archived_wal as value from pg_stat_archiver')
      return String(last?.value) >= String(row?.value)
    })
  }

  /** Kills it and removes its data; the archive and backups stay. */
  async destroy(): Promise<void> {
    await this.#process.kill()
    rmSync(join(this.#folder, 'data'), { recursive: true, force: true, maxRetries: 5 })
  }

  async ready(): Promise<void> {
    await waitUntil('PostgreSQL accepts connections', async () => {
      if (this.#process.hasEnded) throw new Error(this.#process.output)
      return (await this.#query('select 1 as value', 'postgres')).length === 1
    })
  }

  async #query(text: string, database = 'comanda'): Promise<{ readonly value: unknown }[]> {
    const url = new URL(this.url)
    url.pathname = `/${database}`
    const client = new Client({ connectionString: url.href })
    client.on('error', () => undefined)
    await client.connect()
    try {
      return (await client.query<{ value: unknown }>(text)).rows
    } finally {
      await client.end()
    }
  }
}

const run = (program: string, args: readonly string[], path = process.env['PATH']): void => {
  execFileSync(program, [...args], {
    cwd: '/',
    env: { ...process.env, PATH: path },
    stdio: ['ignore', 'ignore', 'inherit'],
    ...databaseUser(),
  })
}

/** Makes a folder with the scripts, which the database's user may not reach in the checkout. */
const prepareFolder = (campaign: Campaign, name: string): string => {
  const folder = join(campaign.folder, name)
  makeDatabaseFolder(folder)
  for (const script of scripts) copyFileSync(join(deploy, script), join(folder, script))
  makeDatabaseFolder(join(folder, 'archive'))
  return folder
}

const start = async (
  { processes }: Campaign,
  name: string,
  folder: string,
): Promise<SinglePostgres> => {
  const port = await freePort()
  mkdirSync(folder, { recursive: true })
  const archive = `sh ${join(folder, 'archive-wal.sh')} "%p" "%f" ${join(folder, 'archive')}`
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    'unix_socket_directories=',
    'archive_mode=on',
    `archive_command=${archive}`,
  ]
  const started = processes.start(
    name,
    programPath('postgres'),
    ['-D', join(folder, 'data'), ...settings.flatMap((setting) => ['-c', setting])],
    { cwd: '/', user: databaseUser() },
  )
  const database = new SinglePostgres(folder, port, started)
  await database.ready()
  return database
}
