/** Markdown of statements: the id of each is its anchor, and where a text cites it, a link to it. */
import { readStatements } from '../lint/spec/statements.mjs'

const id = /(?<![\w-])[A-Z]+-\d+\.\d+(?![\w-])/g

/** Returns tokens in which each id that `pageOf` knows is a link. */
const linked = (Token, token, pageOf) => {
  const tokens = []
  const text = (content) => {
    if (content !== '') tokens.push(Object.assign(new Token('text', '', 0), { content }))
  }
  let end = 0
  for (const match of token.content.matchAll(id)) {
    const page = pageOf(match[0])
    if (page === undefined) continue
    text(token.content.slice(end, match.index))
    const open = new Token('link_open', 'a', 1)
    open.attrSet('href', `${page}#${match[0]}`)
    tokens.push(open)
    text(match[0])
    tokens.push(new Token('link_close', 'a', -1))
    end = match.index + match[0].length
  }
  text(token.content.slice(end))
  return tokens
}

/** Returns a plugin of markdown-it for pages of these statements. */
export const statementLinks = (pages) => {
  const statements = new Map(readStatements(pages).map((statement) => [statement.id, statement]))
  const pageOf = (cited) => {
    const statement = statements.get(cited)
    return statement && `/${statement.path}`
  }
  return (markdown) =>
    markdown.core.ruler.push('statements', ({ tokens, Token }) => {
      for (const [index, token] of tokens.entries()) {
        if (token.type !== 'inline') continue
        const [first, strong, word] = token.children
        const isStatement =
          tokens[index - 2]?.type === 'list_item_open' &&
          (strong?.type === 'strong_open' || first?.type === 'strong_open')
        const own = strong?.type === 'strong_open' ? word : strong
        if (isStatement && statements.has(own?.content))
          tokens[index - 2].attrSet('id', own.content)
        let depth = 0
        token.children = token.children.flatMap((child) => {
          if (child.type === 'link_open') depth += 1
          if (child.type === 'link_close') depth -= 1
          return child.type === 'text' && depth === 0 ? linked(Token, child, pageOf) : [child]
        })
      }
    })
}
