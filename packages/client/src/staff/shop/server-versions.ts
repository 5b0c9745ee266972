/** What the server is and runs on: `0.1.0`, `20.20.2`, `18.4` (OPER-1.6). */
export interface ServerVersions {
  /** Absent from servers of earlier releases. */
  readonly comanda?: string
  readonly node: string
  readonly postgresql?: string
}

/** Reads what the server runs on; undefined if it does not say so. */
export const readServerVersions = async (): Promise<ServerVersions | undefined> => {
  try {
    const response = await fetch('/api/health', { cache: 'no-store' })
    const { versions } = (await response.json()) as { versions?: ServerVersions }
    return versions
  } catch {
    return undefined
  }
}
