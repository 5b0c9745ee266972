const PARAM = /^(?:\{-)?\$(\w+)\}?$/

type Texts = Readonly<Record<string, string | undefined>>

/** Returns the URL of a path with its parameters and its query. Segments and texts that are not given are left out. */
export const href = (to: string, params: Texts = {}, search: Texts = {}): string => {
  const segments = to.split('/').map((segment) => {
    const [, name] = PARAM.exec(segment) ?? []
    if (name === undefined) return segment
    const value = params[name]
    return value === undefined ? undefined : encodeURIComponent(value)
  })
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(search))
    if (value !== undefined) query.set(name, value)
  const path = segments.filter((segment) => segment !== undefined).join('/')
  return query.size === 0 ? path : `${path}?${query.toString()}`
}
