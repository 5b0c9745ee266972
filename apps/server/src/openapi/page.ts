import type { Content, OpenApiDocument, Operation, Parameter } from './open-api.ts'
import { escaped, shapeOf } from './shape.ts'

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { margin: 0 auto; padding: 1rem; max-width: 60rem }
nav ul { columns: 14rem; padding: 0; list-style: none }
summary { padding: .5rem 0; cursor: pointer }
summary b { display: inline-block; min-width: 4rem }
pre, code { font: .875rem/1.5 ui-monospace, monospace }
pre { padding: .75rem; overflow-x: auto; border: 1px solid #8886; border-radius: .5rem }
dd { margin: 0 0 .5rem 1.5rem; white-space: pre-wrap }
`

const inline = (text: string): string => escaped(text).replace(/`([^`]+)`/g, '<code>$1</code>')

const prose = (text: string): string =>
  inline(text)
    .split('\n\n')
    .map((paragraph) => `<p>${paragraph}</p>`)
    .join('\n')

const parameterHtml = ({ name, description = '', schema, ...rest }: Parameter): string =>
  `<dt><code>${escaped(name)}</code> in the ${rest.in}</dt>
<dd>${inline(description)} <code>${shapeOf(schema)}</code></dd>`

const part = (title: string, html: string): string =>
  html === '' ? '' : `<h4>${title}</h4>${html}`

const contentHtml = (content: Content): string =>
  Object.entries(content)
    .map(([type, { schema }]) =>
      type === 'application/json' ? shapeOf(schema) : `${escaped(type)}: ${shapeOf(schema)}`,
    )
    .join('\n')

const operationHtml = (verb: string, path: string, operation: Operation): string => {
  const { operationId, summary, description, parameters, requestBody, responses } = operation
  const body = requestBody ? `<pre>${contentHtml(requestBody.content)}</pre>` : ''
  const answers = Object.entries(responses).map(([status, answer]) =>
    'content' in answer
      ? `<pre>${status}: ${contentHtml(answer.content)}</pre>`
      : `<pre>${status}: <a href="#schema-Error">Error</a></pre>`,
  )
  const list = parameters.map(parameterHtml).join('\n')
  return `<details id="${escaped(operationId)}">
<summary><b>${verb.toUpperCase()}</b> <code>${escaped(path)}</code> ${escaped(summary)}</summary>
${prose(description)}
${part('Parameters', list && `<dl>${list}</dl>`)}${part('Data', body)}${part('Answers', answers.join('\n'))}
</details>`
}

/** Returns the document as a self-contained HTML page, without scripts or external resources. */
export const openApiPage = ({
  info,
  tags,
  paths,
  components,
  servers,
}: OpenApiDocument): string => {
  const base = servers[0]?.url ?? ''
  const operations = Object.entries(paths).flatMap(([path, verbs]) =>
    Object.entries(verbs).map(([verb, operation]) => ({ verb, path, operation })),
  )
  const services = tags.map(({ name, description = '' }) => {
    const own = operations.filter(({ operation }) => operation.tags.includes(name))
    const calls = own.map(({ verb, path, operation }) =>
      operationHtml(verb, base + path, operation),
    )
    return `<section><h3 id="${name}">${name}</h3>${prose(description)}${calls.join('\n')}</section>`
  })
  const schemas = Object.entries(components.schemas).map(
    ([name, schema]) => `<h3 id="schema-${name}">${name}</h3><pre>${shapeOf(schema)}</pre>`,
  )
  const title = escaped(info.title)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>${title} API</title>
<style>${style}</style>
</head>
<body>
<header><h1>${title} API</h1>${prose(info.description)}
<p><a href="openapi.json">openapi.json</a></p></header>
<nav aria-label="Services"><ul>${tags.map(({ name }) => `<li><a href="#${name}">${name}</a></li>`).join('')}</ul></nav>
<main><h2>Services</h2>
${services.join('\n')}
<h2>Schemas</h2>
${schemas.join('\n')}
</main>
</body>
</html>
`
}
