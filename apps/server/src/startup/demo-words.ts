import { isHome } from '../authentication/refuse-far-demo.ts'
import type { Config } from '../config/config.ts'
import { demoLinks } from '../seed/demo-links.ts'
import type { SandboxProcess } from './sandbox.ts'

/** What a start says of a demo: the links, and that its passwords are public. */
export const demoWords = (config: Pick<Config, 'publicUrl'>, url: string): string => {
  const hasSignIns = isHome(config)
  const where = hasSignIns
    ? 'Its staff have public passwords: they sign in on this machine and its network only.'
    : 'Its staff do not sign in, and there is no sandbox, at an https PUBLIC_URL.'
  return [
    'This is a demo until you set the server up. `npm run serve` serves without one.',
    `  ${where}`,
    demoLinks(url, { hasSignIns }),
  ].join('\n')
}

/** What a start says of the demo's sandbox. The addresses have the secret that opens them. */
export const sandboxWords = ({ panelUrl, printerUrl, printerPort }: SandboxProcess): string => {
  const panel = `  Payments go to a sandbox, no real money moves: ${panelUrl}\n`
  return printerPort === undefined
    ? panel
    : `${panel}  What the kitchen’s printer prints: ${printerUrl}\n`
}
