import type { Plugin } from 'vite'

/** Lets the page fetch a font while its styles are still on their way. */
export const preloadFont = (name: string): Plugin => ({
  name: 'preload-font',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle }) => {
      const file = Object.keys(bundle ?? {}).find((entry) => entry.includes(name))
      return file === undefined
        ? []
        : [
            {
              tag: 'link',
              injectTo: 'head-prepend',
              attrs: {
                rel: 'preload',
                as: 'font',
                type: 'font/woff2',
                href: `/${file}`,
                crossorigin: '',
              },
            },
          ]
    },
  },
})
