import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Attack } from './attack.ts'

const folder = new URL('attacks/', import.meta.url)

/** Returns the attacks of the folder `attacks`, one a file, or those that `CAMPAIGN_ATTACKS=name,name` names. */
export const allAttacks = async (): Promise<readonly Attack[]> => {
  const files = readdirSync(fileURLToPath(folder)).filter((file) => file.endsWith('.ts'))
  const modules = await Promise.all(
    files.map(async (file) => (await import(new URL(file, folder).href)) as { attack: Attack }),
  )
  const attacks = modules.map(({ attack }) => attack)
  const wanted = process.env['CAMPAIGN_ATTACKS']?.split(',').filter(Boolean)
  const unknown = wanted?.filter((name) => attacks.every((attack) => attack.name !== name)) ?? []
  if (unknown.length > 0) throw new Error(`There is no attack ${unknown.join(', ')}`)
  return wanted ? attacks.filter(({ name }) => wanted.includes(name)) : attacks
}
