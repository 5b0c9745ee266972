import type { Plugin } from 'vite'

const sheet = /<link rel="stylesheet" crossorigin href="\/(assets\/[^"]+\.css)">/

/**
 * Puts the foundation's styles into the page: a first paint does not wait for one more round trip. The link stays, disabled, so
 * that it is not loaded: parts of the app that load later look for it, and would load the file otherwise.
 */
export const inlineStyles = (): Plugin => ({
  name: 'inline-styles',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) =>
      html.replace(sheet, (link, file: string) => {
        const styles = bundle[file]
        if (styles?.type !== 'asset') throw new Error(`inline styles: ${file} is not built`)
        return `<style>${String(styles.source).trim()}</style>\n    ${link.replace('>', ' disabled>')}`
      }),
  },
})
