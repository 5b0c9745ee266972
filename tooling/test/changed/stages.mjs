import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { checks, ofSources } from '../checks.mjs'
import { stories } from '../stories.mjs'
import { unitTests } from '../unit-tests.mjs'
import { changedFiles } from './changed-files.mjs'
import { serverTests } from './server-tests.mjs'
import { storiesOf } from './stories-of-screens.mjs'

/** What the linter reads of a change: all sources take a minute. */
const isSource = (file) => /\.(tsx?|mjs)$/.test(file)

const isDocument = (file) => /\.(md|ya?ml|txt)$/.test(file)

/**
 * Checks the sources, of the linter those that changed, and runs what the changes of the branch touch: the tests of all
 * workspaces that import a changed file, of the
 * server's those nearest, and the stories that open its screens. Says which; `npm test` runs the rest.
 */
export async function changedStages(root) {
  const { since, files } = changedFiles(root)
  const ofServer = serverTests(root, files)
  const ofScreens = storiesOf(root, files)
  console.log(`${files.length} files have changed since ${since.slice(0, 8)}. Of the server:`)
  console.log([...ofServer, 'Of the stories:', ...ofScreens].map((line) => `  ${line}`).join('\n'))
  const sources = files.filter((file) => isSource(file) && existsSync(join(root, file)))
  const { lint, ...others } = ofSources
  const stages = await checks(root, {
    ...others,
    ...(sources.length > 0 ? { lint: [...lint, ...sources] } : {}),
  })
  if (!files.every(isDocument))
    stages.push(
      await unitTests(root, 'tests that import what changed', { projects: ['!server'], since }),
    )
  if (ofServer.length > 0)
    stages.push(
      await unitTests(root, 'nearest tests of the server', {
        projects: ['server'],
        files: ofServer,
      }),
    )
  if (ofScreens.length > 0) stages.push(await stories(root, { files: ofScreens }))
  return stages
}
