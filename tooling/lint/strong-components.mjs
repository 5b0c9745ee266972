/** Returns the strongly connected components of more than one node of a graph (node → set of nodes), by Tarjan. */
export function strongComponents(graph) {
  const order = new Map()
  const lowest = new Map()
  const stack = []
  const onStack = new Set()
  const components = []

  const visit = (node) => {
    order.set(node, order.size)
    lowest.set(node, order.get(node))
    stack.push(node)
    onStack.add(node)
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) visit(next)
      if (onStack.has(next)) lowest.set(node, Math.min(lowest.get(node), lowest.get(next)))
    }
    if (lowest.get(node) !== order.get(node)) return
    const component = stack.splice(stack.indexOf(node))
    for (const member of component) onStack.delete(member)
    if (component.length > 1)
      components.push(component.toSorted((one, other) => (one < other ? -1 : 1)))
  }

  for (const node of graph.keys()) if (!order.has(node)) visit(node)
  return components
}
