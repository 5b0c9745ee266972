import type { Program } from '../run/programs.ts'

/** The programs of a PostgreSQL with failover. */
export const programs: readonly Program[] = [
  { name: 'postgres', debianPackage: 'postgresql-15' },
  { name: 'patroni', debianPackage: 'patroni' },
  { name: 'etcd', debianPackage: 'etcd-server' },
  { name: 'haproxy', debianPackage: 'haproxy' },
  { name: 'pgbouncer', debianPackage: 'pgbouncer' },
  { name: 'ps', debianPackage: 'procps' },
]
