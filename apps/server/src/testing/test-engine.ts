/** The PostgreSQL of a test run. */
export interface TestEngine {
  readonly host: string
  readonly user: string
  /** The migrated database that others are created from. */
  readonly template: string
  /** The same with plain tables. */
  readonly plainTemplate: string
  /** The partitioned database in which statements are explained; absent if the tables are plain. */
  readonly plans?: string
}

declare module 'vitest' {
  interface ProvidedContext {
    readonly testEngine: TestEngine
  }
}
