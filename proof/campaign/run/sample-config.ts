import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('../../../deploy', import.meta.url))

/** Returns a configuration of `deploy/` with its `${NAME}` replaced, as `envsubst` does; throws if a value is missing. */
export const sampleConfig = (file: string, values: Readonly<Record<string, string>>): string =>
  readFileSync(join(folder, file), 'utf8').replaceAll(/\$\{(\w+)\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`deploy/${file} needs ${name}`)
    return value
  })
