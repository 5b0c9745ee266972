/** Reads the codes in a picture. */
export interface CodeReader {
  readonly detect: (source: HTMLVideoElement) => Promise<readonly { readonly rawValue: string }[]>
}
interface ReaderMaker {
  new (options: { formats: string[] }): CodeReader
  readonly getSupportedFormats: () => Promise<readonly string[]>
}

const QR = 'qr_code'
const FORMATS = [QR, 'code_128', 'ean_13']

/** Returns whether there may be a camera, which also needs a secure connection. */
export const canScan = (): boolean => typeof navigator.mediaDevices?.getUserMedia === 'function'

/** Returns the browser's own reader, if it reads QR codes. */
const ownReader = async (): Promise<CodeReader | undefined> => {
  const found: unknown = Reflect.get(globalThis, 'BarcodeDetector')
  if (typeof found !== 'function') return undefined
  const Maker = found as unknown as ReaderMaker
  const known = await Maker.getSupportedFormats()
  return known.includes(QR)
    ? new Maker({ formats: FORMATS.filter((format) => known.includes(format)) })
    : undefined
}

/** Returns the browser's reader, or a bundled reader of QR codes if it has no such reader. */
export const openCodeReader = async (): Promise<CodeReader> => {
  const own = await ownReader().catch(() => undefined)
  if (own) return own
  const { BarcodeDetector } = await import('qr/decode.js')
  return new BarcodeDetector({ formats: [QR] })
}
