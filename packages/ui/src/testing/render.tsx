import { Children, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

type Props = Readonly<Record<string, unknown>>

/** An HTML element of a rendered component, with the props that React gave it. */
export interface Part {
  readonly tag: string
  readonly props: Props
  readonly children: readonly (Part | string)[]
}

const INPUT_ROLES: Readonly<Record<string, string>> = {
  checkbox: 'checkbox',
  radio: 'radio',
  search: 'searchbox',
}
const TAG_ROLES: Readonly<Record<string, string>> = {
  a: 'link',
  button: 'button',
  dialog: 'dialog',
  fieldset: 'group',
  h1: 'heading',
  h2: 'heading',
  h3: 'heading',
  img: 'img',
  li: 'listitem',
  ol: 'list',
  output: 'status',
  select: 'combobox',
  textarea: 'textbox',
  ul: 'list',
}

const expand = (node: ReactNode): (Part | string)[] =>
  Children.toArray(node).flatMap((child) => {
    if (typeof child === 'string' || typeof child === 'number') return [String(child)]
    if (!isValidElement<Props & { children?: ReactNode }>(child)) return []
    const { type, props } = child
    if (typeof type === 'function') return expand((type as (props: Props) => ReactNode)(props))
    if (typeof type !== 'string') return type === Fragment ? expand(props.children) : []
    return [{ tag: type, props, children: expand(props.children) }]
  })

const partsOf = (nodes: readonly (Part | string)[]): readonly Part[] =>
  nodes.flatMap((node) => (typeof node === 'string' ? [] : [node, ...partsOf(node.children)]))

/** Returns the text that screen readers read. */
export const textOf = (node: Part | string): string => {
  if (typeof node === 'string') return node
  return node.props['aria-hidden'] === true || node.props['aria-hidden'] === 'true'
    ? ''
    : node.children.map(textOf).join('')
}

const roleOf = ({ tag, props }: Part): string | undefined => {
  if (typeof props['role'] === 'string') return props['role']
  if (tag === 'input') return INPUT_ROLES[String(props['type'])] ?? 'textbox'
  return TAG_ROLES[tag]
}

/**
 * Renders an element once, without a browser, and finds its parts by role and accessible name. Event handlers are props of
 * the parts; effects do not run.
 */
export const render = (element: ReactElement) => {
  let nodes: (Part | string)[] = []
  // Hooks need a component that is being rendered.
  const Root = () => {
    nodes = expand(element)
    return null
  }
  renderToStaticMarkup(<Root />)
  const parts = partsOf(nodes)
  const byId = (id: unknown) => parts.find((part) => part.props['id'] === id)
  const textById = (ids: string): string =>
    ids
      .split(' ')
      .flatMap((id) => byId(id) ?? [])
      .map(textOf)
      .join(' ')
  const nameOf = (part: Part): string => {
    const { 'aria-label': given, 'aria-labelledby': ids } = part.props
    if (typeof given === 'string') return given
    if (typeof ids === 'string') return textById(ids)
    const label = parts.find(
      ({ tag, props, children }) =>
        tag === 'label' &&
        ((props['htmlFor'] !== undefined && props['htmlFor'] === part.props['id']) ||
          partsOf(children).includes(part)),
    )
    if (label) return textOf(label)
    const legend = partsOf(part.children).find(({ tag }) => tag === 'legend')
    return textOf(legend ?? part)
  }
  const all = (role: string, name?: string) =>
    parts.filter((part) => roleOf(part) === role && (name === undefined || nameOf(part) === name))
  const get = (role: string, name?: string): Part => {
    const [found, other] = all(role, name)
    if (!found || other) throw new Error(`${found ? 'several' : 'no'} ${role} named ${name}`)
    return found
  }
  return {
    parts,
    all,
    get,
    names: (role: string) => all(role).map(nameOf),
    descriptionOf: ({ props }: Part) =>
      typeof props['aria-describedby'] === 'string' ? textById(props['aria-describedby']) : '',
  }
}
