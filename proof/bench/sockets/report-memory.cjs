/** Preloaded into the server: on SIGUSR2 it collects garbage and writes the memory in use to a file. */
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
