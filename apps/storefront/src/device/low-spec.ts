import { terminalModels } from './terminal-models.ts'

/** The key of the local flag: `1` for a device of little power, `0` for one that is not, whatever it says of itself. */
export const LOW_SPEC_KEY = 'lowSpec'

interface HighEntropy {
  readonly userAgentData?: {
    readonly getHighEntropyValues?: (
      hints: readonly string[],
    ) => Promise<{ readonly model?: string }>
  }
}

/** Returns whether a user agent or a model is that of a terminal of little power. */
export const isTerminal = (text: string): boolean =>
  terminalModels.some((model) => model.test(text))

/** Returns whether the page is drawn for a device of little power: without blur and shadows, with small pictures. */
export const isLowSpec = (): boolean => document.documentElement.dataset['lowSpec'] !== undefined

const mark = (): void => {
  document.documentElement.dataset['lowSpec'] = ''
}

const flagOf = (): string | null => {
  try {
    return window.localStorage.getItem(LOW_SPEC_KEY)
  } catch {
    return null
  }
}

/**
 * Marks the page of a device of little power: by its flag, else by the terminal's model in the user agent or, where the browser
 * leaves that out, in its client hints, which come later (KIOSK-7.9).
 */
export const markLowSpec = async (): Promise<void> => {
  const flag = flagOf()
  if (flag === '1' || (flag !== '0' && isTerminal(navigator.userAgent))) mark()
  if (flag !== null) return
  const { userAgentData } = navigator as Navigator & HighEntropy
  const hints = await userAgentData?.getHighEntropyValues?.(['model']).catch(() => undefined)
  if (hints?.model && isTerminal(hints.model)) mark()
}
