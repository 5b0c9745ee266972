import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const folder = 'apps/server/src/database/migrations'

/** Returns every migration with its text. */
export const migrationFiles = (root) =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.sql'))
    .map((name) => ({
      path: `${folder}/${name}`,
      text: readFileSync(join(root, folder, name), 'utf8'),
    }))
