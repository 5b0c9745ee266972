declare module 'wawoff2' {
  /** Returns a font as TrueType. */
  export const decompress: (woff2: Uint8Array) => Promise<Uint8Array>
}
