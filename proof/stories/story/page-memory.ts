import type { CDPSession, Page } from '@playwright/test'

/** What a page keeps in memory, after a forced collection. */
export interface PageMemory {
  /** In bytes. */
  readonly heap: number
  readonly nodes: number
  readonly listeners: number
}

const collect = async (session: CDPSession): Promise<void> => {
  await session.send('HeapProfiler.enable')
  // What one collection frees may keep something else until the next one.
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage')
}

/** Measures a page. */
export const memoryOf = async (session: CDPSession): Promise<PageMemory> => {
  await collect(session)
  await session.send('Performance.enable')
  const { metrics } = await session.send('Performance.getMetrics')
  const valueOf = (wanted: string): number =>
    metrics.find(({ name }) => name === wanted)?.value ?? 0
  return {
    heap: valueOf('JSHeapUsedSize'),
    nodes: valueOf('Nodes'),
    listeners: valueOf('JSEventListeners'),
  }
}

/** Returns which of some words are in the memory of a page, in any string of it. */
export const remembered = async (
  page: Page,
  words: readonly string[],
): Promise<readonly string[]> => {
  const session = await page.context().newCDPSession(page)
  await collect(session)
  const found = new Set<string>()
  let end = ''
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => {
    const text = end + chunk
    for (const word of words) if (text.includes(word)) found.add(word)
    end = text.slice(-100)
  })
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  await session.detach()
  return [...found]
}
