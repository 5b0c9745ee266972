const least = [20, 19]

/** Exits with a clear message if Node is older than the project supports. */
export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > least[0] || (major === least[0] && minor >= least[1])) return
  console.error(
    `Comanda needs Node ${least.join('.')} or newer; this is ${process.versions.node}. See https://nodejs.org`,
  )
  process.exit(1)
}
