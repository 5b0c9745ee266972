/** `npm run where -- refunds` prints a concept's files over all workspaces, from its rules to what shows them. */
import { fileURLToPath } from 'node:url'
import { repositoryFiles } from '../lint/repository-files.mjs'
import { whereIs } from './where.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const concept = process.argv.slice(2).join('-')
if (concept === '') {
  console.error('npm run where -- <concept>, as refunds or menu-draft')
  process.exit(1)
}
const places = whereIs(concept, repositoryFiles(root))
console.log(places.length > 0 ? places.join('\n') : `no path names ${concept}`)
