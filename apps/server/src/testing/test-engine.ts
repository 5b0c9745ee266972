/** The PostgreSQL of a test run. */
export interface TestEngine {
  readonly host: string
  readonly user: string
  /** The migrated database that others are created from. */
  readonly plain: string
  /** The same with partitioned tables, and the one in which statements are explained; absent with `TEST_TABLES=plain`. */
  readonly partitioned?: string
  readonly plans?: string
  /** The folder in which a worker bundles the server's programs if a test starts one. */
  readonly programs: string
}

declare module 'vitest' {
  interface ProvidedContext {
    readonly testEngine: TestEngine
  }
}
