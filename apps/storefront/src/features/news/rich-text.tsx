import { createElement, Fragment, type ReactNode } from 'react'
import { safeLink } from './safe-link.ts'
import './rich-text.css'

const TAGS: ReadonlySet<string> = new Set(
  [
    'h2 h3 h4 p br hr blockquote ul ol li figure figcaption',
    'b strong i em u s small sub sup',
    'table thead tbody tr',
  ].flatMap((names) => names.split(' ')),
)
/** Elements whose text is not shown. */
const SILENT: ReadonlySet<string> = new Set(['script', 'style', 'template', 'title'])
const OWN_PICTURE = /^\/api\/attachments\/[0-9a-f]{24}(\?|$)/
const EMPTY: ReadonlySet<string> = new Set(['br', 'hr'])

const numberOf = (text: string | null): number | undefined => {
  const value = Number(text)
  return Number.isInteger(value) && value > 0 ? value : undefined
}

const childrenOf = (node: Node): readonly ReactNode[] =>
  [...node.childNodes].map((child, key) => <Fragment key={key}>{shown(child)}</Fragment>)

const linkOf = (element: Element): ReactNode => {
  const href = safeLink(element.getAttribute('href'), document.baseURI)
  if (href === undefined) return childrenOf(element)
  const isElsewhere = new URL(href).origin !== window.location.origin
  const elsewhere = isElsewhere ? { target: '_blank', rel: 'noopener noreferrer' } : {}
  return (
    <a href={href} {...elsewhere}>
      {childrenOf(element)}
    </a>
  )
}

const pictureOf = (element: Element): ReactNode => {
  const src = element.getAttribute('src') ?? ''
  if (!OWN_PICTURE.test(src)) return null
  return (
    <img
      src={src}
      alt={element.getAttribute('alt') ?? ''}
      width={numberOf(element.getAttribute('width'))}
      height={numberOf(element.getAttribute('height'))}
      loading="lazy"
    />
  )
}

const cellOf = (element: Element, tag: 'td' | 'th'): ReactNode =>
  createElement(
    tag,
    {
      colSpan: numberOf(element.getAttribute('colspan')),
      rowSpan: numberOf(element.getAttribute('rowspan')),
    },
    ...childrenOf(element),
  )

/** Returns a node of the article as a React element; of unknown elements only their content is shown. */
const shown = (node: Node): ReactNode => {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent
  if (!(node instanceof Element)) return null
  const tag = node.localName
  if (SILENT.has(tag)) return null
  if (tag === 'a') return linkOf(node)
  if (tag === 'img') return pictureOf(node)
  if (tag === 'td' || tag === 'th') return cellOf(node, tag)
  if (!TAGS.has(tag)) return childrenOf(node)
  return EMPTY.has(tag) ? createElement(tag) : createElement(tag, null, ...childrenOf(node))
}

/**
 * Renders rich text as React elements, never as markup: only known tags, safe links and pictures of this server, whatever
 * the text contains.
 */
export const RichText = ({ html }: { html: string }) => {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return <div className="rich-text">{childrenOf(body)}</div>
}
