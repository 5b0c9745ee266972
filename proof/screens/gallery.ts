const figure = (file: string) =>
  `<figure><a href="${file}"><img loading="lazy" src="${file}" alt="${file}"></a><figcaption>${file
    .split('.')
    .slice(1, -1)
    .join(' ')}</figcaption></figure>`

/** Returns a page with all pictures: a row per screen, light and dark, the languages side by side. */
export const galleryPage = (files: readonly string[]): string => {
  const rows = new Map<string, string[]>()
  for (const file of files) {
    const name = file.split('.')[0] ?? file
    rows.set(name, [...(rows.get(name) ?? []), file])
  }
  const sections = [...rows].map(
    ([name, all]) => `<section><h2>${name}</h2><div>${all.map(figure).join('')}</div></section>`,
  )
  return `<!doctype html><meta charset="utf-8"><title>Screens</title><style>
body{font:14px system-ui;margin:24px;background:#8884}
section>div{display:flex;gap:12px;overflow-x:auto;align-items:flex-start}
img{height:480px;border-radius:12px;background:#fff}figure{margin:0}
</style>${sections.join('\n')}`
}
