/** What browsers offer to read codes of pictures, where they do. */
interface Detector {
  readonly detect: (source: HTMLVideoElement) => Promise<readonly { readonly rawValue: string }[]>
}
type DetectorMaker = new (options?: { formats: readonly string[] }) => Detector

const maker = (): DetectorMaker | undefined => {
  const found: unknown = Reflect.get(globalThis, 'BarcodeDetector')
  return typeof found === 'function' ? (found as DetectorMaker) : undefined
}

/** Whether codes can be read by the camera here. */
export const canScan = (): boolean =>
  maker() !== undefined && typeof navigator.mediaDevices?.getUserMedia === 'function'

/** Reads codes from a video. */
export const codeDetector = (): Detector | undefined => {
  const Maker = maker()
  return Maker && new Maker({ formats: ['qr_code', 'code_128', 'ean_13'] })
}

/** The coupon's code in what was read: the query `code` of a link, else the text itself. */
export const codeOf = (text: string): string => {
  try {
    return new URL(text).searchParams.get('code') ?? text.trim()
  } catch {
    return text.trim()
  }
}
