const COUNT = 15

/** Prints the test files that took longest, given `{ file, seconds }` for each test or file. */
export function printSlowestFiles(name, entries) {
  const byFile = new Map()
  for (const { file, seconds } of entries) byFile.set(file, (byFile.get(file) ?? 0) + seconds)
  const slowest = [...byFile].sort(([, one], [, other]) => other - one).slice(0, COUNT)
  console.log(`\n── ${name}: the slowest of ${byFile.size} files`)
  for (const [file, seconds] of slowest) console.log(`${seconds.toFixed(1).padStart(7)} s  ${file}`)
}
