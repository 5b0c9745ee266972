/**
 * The test files whose databases are partitioned: together they run what a partitioned table does at run time and no plan
 * shows, such as a trigger that changes a key. A pattern is a part of a path.
 */
export const patterns = [
  // Each call of each service with whatever its schema allows, and each query.
  /\/hostile-input\/(any-data|queries)\./,
  // Histories of bills, kitchens, payments and members, and many who write at once.
  /laws?\.test\.ts$/,
  /concurrency\.test\.ts$/,
  /\/sold-out\.test\.ts$/,
  /\/two-servers\.test\.ts$/,
  // The demo with all of its records, and what is done by the clock.
  /\/seed\/load-demo\./,
  /\/jobs\//,
  // Ledgers, claims of keys and stocks: conditional writes by their keys.
  /\/idempotency\//,
  /\/ledgers\//,
  /\/point-records\//,
  /\/product-stocks\//,
]

/** Returns whether the databases of a test file are partitioned, by its path. */
export const isOnPartitions = (path = ''): boolean => patterns.some((pattern) => pattern.test(path))
