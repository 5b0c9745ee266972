import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../../server/free-port.ts'
import type { Campaign } from '../run/campaign.ts'
import { programPath } from '../run/programs.ts'
import { sampleConfig } from '../run/sample-config.ts'
import type { DatabaseNode } from './node.ts'

/** Starts HAProxy in front of the nodes, and returns its port, which leads to the primary. */
export const startProxy = async (
  campaign: Campaign,
  nodes: readonly DatabaseNode[],
): Promise<number> => {
  const port = await freePort()
  const values: Record<string, string> = { LISTEN: `127.0.0.1:${port}` }
  for (const [at, node] of nodes.entries()) {
    values[`NODE${at + 1}`] = `127.0.0.1:${node.port}`
    values[`NODE${at + 1}_REST_PORT`] = String(node.restPort)
  }
  const file = join(campaign.folder, 'haproxy.cfg')
  writeFileSync(file, sampleConfig('haproxy.cfg', values))
  campaign.processes.start('haproxy', programPath('haproxy'), ['-db', '-f', file])
  return port
}
