import { createConfig, lint } from '@redocly/openapi-core'

/** Prints what Redocly's recommended rules say of a document, warnings too. */
const config = await createConfig({ extends: ['recommended'] })
const problems = await lint({ ref: process.argv[2], config })
for (const { ruleId, severity, message, location } of problems)
  process.stdout.write(`${severity} ${ruleId}: ${message} ${location[0]?.pointer ?? ''}\n`)
process.exitCode = problems.length > 0 ? 1 : 0
