import { join } from 'node:path'
import { freePort } from '../../server/free-port.ts'
import type { Campaign } from '../run/campaign.ts'
import type { RunningProcess } from '../run/processes.ts'
import { programPath } from '../run/programs.ts'
import { waitUntil } from '../run/wait-until.ts'

interface Member {
  readonly name: string
  readonly client: number
  readonly peer: number
}

/** The members of an etcd, in which Patroni stores who the primary is. */
export class Etcd {
  /** `host:port` of all members, separated by commas. */
  readonly hosts: string
  readonly members: readonly RunningProcess[]

  private constructor(hosts: string, members: readonly RunningProcess[]) {
    this.hosts = hosts
    this.members = members
  }

  static async start({ folder, processes }: Campaign): Promise<Etcd> {
    const members: Member[] = []
    for (const name of ['etcd1', 'etcd2', 'etcd3'])
      members.push({ name, client: await freePort(), peer: await freePort() })
    const cluster = members.map(({ name, peer }) => `${name}=http://127.0.0.1:${peer}`).join(',')
    const started = members.map(({ name, client, peer }) =>
      processes.start(
        name,
        programPath('etcd'),
        [
          ['--name', name],
          ['--data-dir', join(folder, name)],
          ['--listen-client-urls', `http://127.0.0.1:${client}`],
          ['--advertise-client-urls', `http://127.0.0.1:${client}`],
          ['--listen-peer-urls', `http://127.0.0.1:${peer}`],
          ['--initial-advertise-peer-urls', `http://127.0.0.1:${peer}`],
          ['--initial-cluster', cluster],
          ['--initial-cluster-token', folder],
          // A busy machine is not a lost member.
          ['--heartbeat-interval', '250'],
          ['--election-timeout', '2500'],
        ].flat(),
        process.arch === 'arm64' ? { env: { ETCD_UNSUPPORTED_ARCH: 'arm64' } } : {},
      ),
    )
    const [first] = members
    await waitUntil('etcd has a leader', async () => {
      const response = await fetch(`http://127.0.0.1:${first?.client}/health`)
      return ((await response.json()) as { health: string }).health === 'true'
    })
    return new Etcd(members.map(({ client }) => `127.0.0.1:${client}`).join(','), started)
  }
}
