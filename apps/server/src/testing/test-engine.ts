/** The PostgreSQL of a test run. */
export interface TestEngine {
  readonly host: string
  readonly user: string
  /** The migrated database that others are created from. */
  readonly template: string
}

declare module 'vitest' {
  interface ProvidedContext {
    readonly testEngine: TestEngine
  }
}
