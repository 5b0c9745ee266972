/** Folder of a campaign → what it shows. */
export const campaigns = {
  postgres:
    'three PostgreSQL under Patroni; primary, servers and standbys fail while orders are placed',
  redis: 'three Redis nodes; one fails while screens listen',
  upgrade: 'the previous build serves while the newest migrates',
  rush: 'one counted dish is ordered while thousands of phones show its menu; CAMPAIGN_MINUTES=25',
  attack: 'floods, deaf callers and free harm against one server; CAMPAIGN_ATTACKS=name runs some',
  growth:
    '10 million orders by SQL: the plan of every list, screen and job, and its time beside a tenth of them',
  webhooks: 'two servers that send webhooks are killed in the midst; CAMPAIGN_ROUNDS=10',
  image:
    'the steps of the Dockerfile in fresh file systems, without a daemon; its health check and user',
  restore: 'a base backup and a WAL archive, restored to the moment between two orders',
}

/** Name → the campaigns that it runs. */
export const groups = {
  failover: ['postgres', 'redis', 'upgrade'],
}
