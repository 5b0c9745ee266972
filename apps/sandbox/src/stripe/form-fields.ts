import type { Fields } from '../http/call.ts'

type Node = { [name: string]: string | Node }

/** Reads `a[b][0]=c` into objects; lists become objects whose names are their places. */
export const readForm = (form: URLSearchParams): Fields => {
  const root: Node = {}
  for (const [path, value] of form) {
    const names = path.split(/[[\]]+/).filter((name) => name !== '')
    const last = names.pop() ?? path
    let node = root
    for (const name of names) {
      const known = node[name]
      const next: Node = typeof known === 'object' ? known : {}
      node[name] = next
      node = next
    }
    const isListed = path.endsWith('[]')
    node[isListed ? `${last}-${Object.keys(node).length}` : last] = value
  }
  return root
}

/** The values of a list, however it was written: `a[]=x`, `a[0]=x`. */
export const listOf = (form: URLSearchParams, name: string): string[] =>
  [...form]
    .filter(([path]) => path === name || path.startsWith(`${name}[`))
    .map(([, value]) => value)
