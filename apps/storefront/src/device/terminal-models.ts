/**
 * Terminals and boards of little power, as their browsers name them in the user agent or as `model`: the whole word, in capitals as
 * the maker writes it. Add a model here.
 */
const names: readonly string[] = [
  // Sunmi
  'V1s?',
  'V2(_PRO|s|s_PLUS|s_STGL)?',
  'P2(_PRO|lite|mini)?',
  'T1(mini)?',
  'T2(mini|lite|s|s_LITE)?',
  'D2(mini|s|s_LITE)?',
  'K1',
  'K2(_MINI)?',
  'SUNMI\\S*',
  // BBPOS
  'WISEPOS(_| )?\\S*',
  'WSC5\\d',
  // PAX
  'A(35|50|77|80|800|910|910S|920|920Pro|920MAX|930)',
  'E(600|700|800)M?',
  // Ingenico, Landi
  'APOS\\S*',
  'AXIUM\\S*',
  // Verifone
  'Carbon( \\d+)?',
  'T650[cp]',
  'X990\\S*',
  // Castles, Newland, iMin, Telpo, Elo
  'S1[EF]2?L?',
  'SATURN1000\\S*',
  'N(910|950)S?',
  'D[1-4]-50\\d\\S*',
  'TPS\\d{3}\\S*',
  'Elo-\\S*',
  'ELO\\S*',
  // Boards
  'armv[67]l',
  'Raspberry Pi\\S*',
]

/** A model stands between spaces, brackets and semicolons, or alone. */
const terminalModels: readonly RegExp[] = names.map(
  (name) => new RegExp(`(^|[\\s;(])(?:${name})(?=$|[\\s;)])`),
)

/** Returns whether a user agent or a model is that of a terminal of little power. */
export const isTerminal = (text: string): boolean =>
  terminalModels.some((model) => model.test(text))

interface HighEntropy {
  readonly userAgentData?: {
    readonly getHighEntropyValues?: (
      hints: readonly string[],
    ) => Promise<{ readonly model?: string }>
  }
}

/** Returns whether this browser runs on one: by its user agent or, where that leaves the model out, by its client hints. */
export const isOnTerminal = async (): Promise<boolean> => {
  if (isTerminal(navigator.userAgent)) return true
  const { userAgentData } = navigator as Navigator & HighEntropy
  const hints = await userAgentData?.getHighEntropyValues?.(['model']).catch(() => undefined)
  return hints?.model !== undefined && isTerminal(hints.model)
}
