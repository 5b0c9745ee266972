/** What paragraphs of plain text may have besides their letters. */
const plain = /^(?:<p>(?:[^<]|<br ?\/?>)*<\/p>\s*)*$/

const entities: readonly (readonly [sign: string, entity: string])[] = [
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
]

/** Returns text as HTML: an empty line begins a paragraph. */
export const htmlOf = (text: string): string => {
  const escaped = entities.reduce((all, [sign, entity]) => all.replaceAll(sign, entity), text)
  return escaped
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => `<p>${paragraph.replaceAll('\n', '<br>')}</p>`)
    .join('')
}

/** Returns HTML as text if nothing of it is lost, or undefined. */
export const textOf = (html: string): string | undefined => {
  if (!plain.test(html.trim())) return undefined
  const text = html
    .trim()
    .replaceAll(/<\/p>\s*<p>/g, '\n\n')
    .replaceAll(/<br ?\/?>/g, '\n')
    .replaceAll(/<\/?p>/g, '')
  return entities.toReversed().reduce((all, [sign, entity]) => all.replaceAll(entity, sign), text)
}
