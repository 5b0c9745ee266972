import type { PriceRequest } from '../../catalog/price-request.ts'
import type { RefLine } from './lines.ts'

export const linkRefLines = (request: PriceRequest): RefLine[] => {
  const nodes = new Map<string, RefLine>()
  const make = (id: string): RefLine => {
    const known = nodes.get(id)
    if (known) return known
    const index = request.lines.findIndex((line) => line.id === id)
    const line = request.lines[index]!
    const parent = line.fromProduct === undefined ? undefined : make(line.fromProduct)
    const out = line.status === 'cancel' || line.replacing === true || (parent?.out ?? false)
    const numbers = {
      quantity: 0,
      productPart: 0n,
      unitPrice: 0n,
      total: 0n,
      reach: 0n,
      lowered: 0n,
      loweredReach: 0n,
    }
    const node = { index, line, parent, out, free: false, ...numbers }
    nodes.set(id, node)
    return node
  }
  return request.lines.map(({ id }) => make(id))
}
