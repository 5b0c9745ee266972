import { checks, ofSources } from '../checks.mjs'
import { stories } from '../stories.mjs'
import { unitTests } from '../unit-tests.mjs'
import { changedFiles } from './changed-files.mjs'
import { serverTests } from './server-tests.mjs'
import { storiesOf } from './stories-of-screens.mjs'

const isDocument = (file) => /\.(md|ya?ml|txt)$/.test(file)

/**
 * Checks the sources and runs what the changes of the branch touch: the tests of all workspaces that import a changed file, of the
 * server's those nearest, and the stories that open its screens. Says which; `npm test` runs the rest.
 */
export async function changedStages(root) {
  const { since, files } = changedFiles(root)
  const ofServer = serverTests(root, files)
  const ofScreens = storiesOf(root, files)
  console.log(`${files.length} files have changed since ${since.slice(0, 8)}. Of the server:`)
  console.log([...ofServer, 'Of the stories:', ...ofScreens].map((line) => `  ${line}`).join('\n'))
  const stages = await checks(root, ofSources)
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
