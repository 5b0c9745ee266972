import sanitize from 'sanitize-html'

const blocks = 'h2 h3 h4 p br hr blockquote ul ol li figure figcaption'
const words = 'b strong i em u s small sub sup a img'
const tables = 'table thead tbody tr th td'

const links = ['http', 'https', 'mailto', 'tel']

/**
 * Returns rich text reduced to what an article may have: headings, paragraphs, lists, tables, emphasis, links, and
 * pictures on our own server. Scripts, styles, forms, frames, handlers and other URL schemes are removed.
 */
export const safeHtml = (html: string): string =>
  sanitize(html, {
    allowedTags: `${blocks} ${words} ${tables}`.split(' '),
    allowedAttributes: {
      a: ['href', 'rel', 'target'],
      img: ['src', 'alt', 'width', 'height'],
      th: ['colspan', 'rowspan', 'scope'],
      td: ['colspan', 'rowspan'],
      '*': ['lang'],
    },
    allowedSchemes: links,
    allowProtocolRelative: false,
    exclusiveFilter: ({ tag, attribs }) =>
      tag === 'img' && !/^\/api\/attachments\/[0-9a-f]{24}(?:[.?]|$)/.test(attribs['src'] ?? ''),
    transformTags: {
      h1: 'h2',
      a: (tagName, { href = '' }) => ({
        tagName,
        attribs: /^https?:\/\//.test(href)
          ? { href, rel: 'noopener noreferrer nofollow', target: '_blank' }
          : { href },
      }),
    },
  })
