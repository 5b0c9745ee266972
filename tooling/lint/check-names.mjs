import { drawers } from './layers.mjs'

const packageIndex = /^(packages|apps)\/[^/]+\/src\/(testing\/)?index\.ts$/

/** Folders that say nothing, and barrels inside a package, one line each. */
export const checkNames = (files) =>
  files.flatMap(({ path }) => {
    const problems = []
    const drawer = path
      .split('/')
      .find((part) => drawers.includes(part.replace(/\.(ts|tsx|mjs)$/, '')))
    if (drawer) problems.push(`${path}: "${drawer}" says nothing of what is inside`)
    if (/^(packages|apps)\/.*\/index\.tsx?$/.test(path) && !packageIndex.test(path))
      problems.push(`${path}: a barrel inside a package`)
    return problems
  })
