import { statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FirstScreenRenderer } from '@comanda/contract'

/** Loads what the diner's app, as built under `root`, renders first screens with; nothing if it is not built. */
export const loadRenderer = async (root: string): Promise<FirstScreenRenderer | undefined> => {
  const file = join(root, 'apps', 'storefront', 'dist', 'server', 'render.js')
  const stat = statSync(file, { throwIfNoEntry: false })
  if (!stat) return undefined
  // A later build is another module.
  const url = `${pathToFileURL(file).href}?built=${stat.mtimeMs}`
  return ((await import(url)) as { default: FirstScreenRenderer }).default
}
