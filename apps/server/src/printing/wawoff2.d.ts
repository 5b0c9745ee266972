declare module 'wawoff2/decompress.js' {
  /** Returns a font as TrueType. */
  const decompress: (woff2: Uint8Array) => Promise<Uint8Array>
  export default decompress
}
