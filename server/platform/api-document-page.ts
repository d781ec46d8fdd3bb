type Schema = {
  type?: string | string[]
  enum?: unknown[]
  items?: Schema
  properties?: Record<string, Schema>
  $ref?: string
}
type Parameter = { name?: string; in?: string; required?: boolean; schema?: Schema; description?: string }
type Content = Record<string, { schema?: Schema }>
type Operation = {
  summary?: string
  tags?: readonly string[]
  parameters?: readonly Parameter[]
  requestBody?: { content?: Content }
  responses?: Record<string, { content?: Content }>
}
/** The parts of an OpenAPI document that the page shows. */
export type ApiDocument = {
  info: { title: string; version: string; description?: string }
  paths?: Record<string, Record<string, unknown> | undefined>
}

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const

/** One page of plain HTML, without external resources. */
export function documentPage(document: ApiDocument): string {
  const operations = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    methods.flatMap((method) =>
      item?.[method] ? [{ path, method, operation: item[method] as Operation }] : [],
    ),
  )
  const byTag = Map.groupBy(operations, ({ operation }) => operation.tags?.[0] ?? '')
  const sections = [...byTag].map(
    ([tag, list]) => `<h2>${escaped(tag)}</h2>${list.map((one) => operationPart(one)).join('')}`,
  )
  const { title, version, description = '' } = document.info
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title><style>${style}</style><main><h1>${escaped(title)} <small>${escaped(version)}</small></h1>
<p>${escaped(description)} <a href="openapi.json">openapi.json</a></p>${sections.join('')}</main></html>`
}

function operationPart({
  path,
  method,
  operation,
}: {
  path: string
  method: string
  operation: Operation
}): string {
  const parameters = (operation.parameters ?? []).map(
    ({ name = '', in: place = '', required, schema }) =>
      `<tr><td><code>${escaped(name)}</code><td>${escaped(place)}<td>${escaped(typeOf(schema))}<td>${required ? 'required' : ''}`,
  )
  const answers = Object.entries(operation.responses ?? {}).map(
    ([status, { content }]) => `<p>${escaped(status)}</p>${schemaPart(content)}`,
  )
  const body = operation.requestBody?.content
  return `<details><summary><b>${method.toUpperCase()}</b> <code>${escaped(path)}</code> ${escaped(operation.summary ?? '')}</summary>
${parameters.length > 0 ? `<table>${parameters.join('')}</table>` : ''}${body ? `<p>Body</p>${schemaPart(body)}` : ''}${answers.join('')}</details>`
}

function schemaPart(content: Content | undefined): string {
  const schema = Object.values(content ?? {})[0]?.schema
  return schema ? `<pre>${escaped(outline(schema))}</pre>` : ''
}

function outline(schema: Schema, indent = ''): string {
  if (schema.items) return `[ ${outline(schema.items, indent)} ]`
  if (!schema.properties) return typeOf(schema)
  const inner = `${indent}  `
  const lines = Object.entries(schema.properties).map(
    ([name, value]) => `${inner}${name}: ${outline(value, inner)}`,
  )
  return `{\n${lines.join('\n')}\n${indent}}`
}

function typeOf(schema: Schema | undefined): string {
  if (schema?.$ref) return schema.$ref.split('/').at(-1) ?? ''
  if (schema?.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  return [schema?.type ?? 'any'].flat().join(' | ')
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

const style = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}main{max-width:60rem;margin:auto;padding:1rem}
h1 small{font-size:.5em;font-weight:400}details{border-top:1px solid #8886;padding:.5rem 0}summary{cursor:pointer}
pre{overflow:auto;padding:.75rem;background:#8881;border-radius:.5rem;font-size:.85rem}td{padding:.15rem 1rem .15rem 0;vertical-align:top}`
