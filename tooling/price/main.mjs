/**
 * Prices requests with the built engine:
 *   npm run --silent price -- FILE.json            the result as JSON
 *   npm run --silent price -- --explain FILE.json  the bill as text
 *   npm run --silent price -- --ndjson             one request per line of standard input, one result per line
 *   npm run --silent price -- --replay ID          proves the bill of a session or an order by its rule book (BOOK-2.2)
 *   npm run --silent price -- --replay --all --since YYYY-MM-DD   those of all sessions with an order since that day
 * If FILE.json is a scenario, its `request` is priced. Bills are read from DATABASE_URL, or from the data folder, also while
 * the server runs. The exit code is 0 if all bills that have a book are proved.
 */
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { price } from '@comanda/engine/pricing'
import { explain } from './explain.mjs'

const usage = [
  'usage: price -- [--explain] FILE.json',
  '       price -- --ndjson',
  '       price -- --replay ID',
  '       price -- --replay --all --since YYYY-MM-DD',
].join('\n')

const requestOf = (value) => (value?.request && !value.lines ? value.request : value)

const messageOf = (error) => (error instanceof Error ? error.message : String(error))

function priceLine(text) {
  try {
    return JSON.stringify(price(requestOf(JSON.parse(text))))
  } catch (error) {
    return JSON.stringify({ failed: messageOf(error) })
  }
}

const write = (text) =>
  new Promise((resolve) => {
    if (process.stdout.write(text)) resolve()
    else process.stdout.once('drain', resolve)
  })

async function priceStream() {
  for await (const text of createInterface({ input: process.stdin, crlfDelay: Infinity }))
    if (text.trim() !== '') await write(`${priceLine(text)}\n`)
}

function priceFile(file, isExplained) {
  const request = requestOf(JSON.parse(readFileSync(file, 'utf8')))
  const result = price(request)
  return isExplained ? explain(request, result) : JSON.stringify(result, undefined, 2)
}

const options = new Set(process.argv.slice(2).filter((argument) => argument.startsWith('--')))
const [file] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))

/** Proves one bill, or those since a day; returns undefined if the arguments do not say which. */
async function replay() {
  const { replayOne, replaySince } = await import('./replay.mjs')
  if (!options.has('--all')) return file && replayOne(file)
  return options.has('--since') && /^\d{4}-\d{2}-\d{2}$/.test(file)
    ? replaySince(file, write)
    : undefined
}

async function printReplay() {
  const found = await replay()
  if (found) await write(`${found.text}\n`)
  else console.error(usage)
  return found ? Number(!found.proved) : 2
}

if (options.has('--ndjson')) await priceStream()
else if (options.has('--replay')) {
  try {
    process.exitCode = await printReplay()
  } catch (error) {
    console.error(messageOf(error))
    process.exitCode = 1
  }
} else if (file) {
  try {
    await write(`${priceFile(file, options.has('--explain'))}\n`)
  } catch (error) {
    console.error(messageOf(error))
    process.exitCode = 1
  }
} else {
  console.error(usage)
  process.exitCode = 2
}
