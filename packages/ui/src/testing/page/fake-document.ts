import { FakeEventTarget } from './fake-event-target.ts'
import { matches } from './matches.ts'

export class FakeText {
  readonly nodeType = 3
  readonly nodeName = '#text'
  parentNode: FakeElement | null = null
  nodeValue: string

  constructor(text: string) {
    this.nodeValue = text
  }
}

type FakeNode = FakeElement | FakeText

/** An element with what React and the design system use of it. */
export class FakeElement extends FakeEventTarget {
  readonly nodeType = 1
  readonly namespaceURI = 'http://www.w3.org/1999/xhtml'
  readonly style = {
    setProperty: () => undefined,
    getPropertyValue: () => '',
    removeProperty: () => undefined,
  }
  readonly dataset: Record<string, string> = {}
  readonly attributes = new Map<string, string>()
  childNodes: FakeNode[] = []
  parentNode: FakeElement | null = null
  value = ''
  lang = ''
  checked = false
  open = false
  readonly tagName: string
  readonly ownerDocument: FakeDocument

  constructor(tagName: string, ownerDocument: FakeDocument) {
    super()
    this.tagName = tagName
    this.ownerDocument = ownerDocument
  }

  override eventParent(): FakeEventTarget {
    return this.parentNode ?? this.ownerDocument
  }

  get nodeName(): string {
    return this.tagName.toUpperCase()
  }

  /** React sets the type of an input as a property, and that of a button as an attribute. */
  get type(): string | undefined {
    return this.attributes.get('type') ?? (this.tagName === 'input' ? 'text' : undefined)
  }

  set type(type: string) {
    this.attributes.set('type', type)
  }

  /** React sets the name of an input as a property. */
  set name(name: string) {
    this.attributes.set('name', name)
  }

  get name(): string {
    return this.attributes.get('name') ?? ''
  }

  get options(): readonly FakeElement[] {
    return this.descendants().filter(({ tagName }) => tagName === 'option')
  }

  get textContent(): string {
    return this.childNodes
      .map((node) => (node instanceof FakeText ? node.nodeValue : node.textContent))
      .join('')
  }

  set textContent(text: string) {
    this.childNodes = []
    if (text !== '') this.appendChild(new FakeText(text))
  }

  setAttribute(name: string, value: unknown): void {
    this.attributes.set(name.toLowerCase(), String(value))
    if (name === 'value') this.value = String(value)
  }

  getAttribute(name: string): string | null {
    return this.attributes.get(name) ?? null
  }

  removeAttribute(name: string): void {
    this.attributes.delete(name.toLowerCase())
  }

  appendChild(node: FakeNode): FakeNode {
    return this.insertBefore(node, null)
  }

  insertBefore(node: FakeNode, before: FakeNode | null): FakeNode {
    node.parentNode?.removeChild(node)
    const at = before ? this.childNodes.indexOf(before) : this.childNodes.length
    this.childNodes.splice(at, 0, node)
    node.parentNode = this
    return node
  }

  removeChild(node: FakeNode): FakeNode {
    this.childNodes = this.childNodes.filter((child) => child !== node)
    node.parentNode = null
    return node
  }

  /** Returns every element inside this one, in the order of the page. */
  descendants(): readonly FakeElement[] {
    return this.childNodes.flatMap((node) =>
      node instanceof FakeElement ? [node, ...node.descendants()] : [],
    )
  }

  /** Returns the nearest element, from this one up, that matches a selector. */
  closest(selector: string): FakeElement | null {
    return matches(this, selector) ? this : (this.parentNode?.closest(selector) ?? null)
  }

  querySelector(selector: string): FakeElement | null {
    return this.querySelectorAll(selector)[0] ?? null
  }

  querySelectorAll(selector: string): readonly FakeElement[] {
    return this.descendants().filter((element) => matches(element, selector))
  }

  focus(): void {
    const { ownerDocument } = this
    if (ownerDocument.activeElement === this) return
    ownerDocument.activeElement.dispatch('focusout')
    ownerDocument.activeElement = this
    this.dispatch('focusin')
  }

  showModal(): void {
    this.open = true
  }

  close(): void {
    this.open = false
  }

  getBoundingClientRect() {
    return { width: 0, height: 0 }
  }

  getAnimations(): readonly Animation[] {
    return []
  }
}

/** The document of a page that is not drawn. */
export class FakeDocument extends FakeEventTarget {
  readonly nodeType = 9
  readonly nodeName = '#document'
  /** React looks whether the browser knows the event. */
  readonly oninput = null
  readonly documentElement = new FakeElement('html', this)
  readonly body = new FakeElement('body', this)
  activeElement = this.body
  title = ''
  cookie = ''
  defaultView: FakeEventTarget | undefined

  constructor() {
    super()
    this.documentElement.appendChild(this.body)
  }

  override eventParent(): FakeEventTarget | undefined {
    return this.defaultView
  }

  createElement(tagName: string): FakeElement {
    return new FakeElement(tagName, this)
  }

  createElementNS(_namespace: string, tagName: string): FakeElement {
    return new FakeElement(tagName, this)
  }

  createTextNode(text: string): FakeText {
    return new FakeText(text)
  }

  querySelector(selector: string): FakeElement | null {
    return this.documentElement.querySelector(selector)
  }

  getElementById(id: string): FakeElement | null {
    return this.body.descendants().find((element) => element.getAttribute('id') === id) ?? null
  }
}
