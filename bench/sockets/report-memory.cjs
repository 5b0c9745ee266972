/** Loaded into the server before itself: on SIGUSR2 it collects garbage and writes what memory is left in use. */
const { writeFileSync } = require('node:fs')
const { setFlagsFromString } = require('node:v8')
const { runInNewContext } = require('node:vm')

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc')

process.on('SIGUSR2', () => {
  collect()
  const { rss, heapUsed, external } = process.memoryUsage()
  writeFileSync(process.env.MEMORY_REPORT, JSON.stringify({ rss, used: heapUsed + external }))
})
