import { Fragment, isValidElement, type ReactElement, type ReactNode } from 'react'

type Props = Record<string, unknown>
/** The data of a lucide icon, which its component passes on as a prop. */
type IconData = { name: string; size: number; node: [tag: string, attributes: Props][]; aliases?: string[] }
type Component = (props: Props) => ReactNode
type Replacements = ReadonlyMap<unknown, (props: never) => ReactNode>
type ForwardRef = { render: (props: Props, ref: null) => ReactNode }

const noReplacements: Replacements = new Map()

/**
 * Elements as an HTML string, for `dangerouslySetInnerHTML` of large static markup. React sends every element of a
 * server component twice, as HTML and as data, and parses the data twice for each render; a string costs a tenth of
 * that, and the browser has nothing to hydrate. React's own renderer cannot be imported by server components.
 *
 * For components without state, effects and handlers; the result equals React's static markup. Lucide icons are
 * allowed, other client components are not. Links with `javascript:` do nothing.
 *
 * @param instead components by the ones that replace them, such as islands by what they show at first
 * @throws TypeError for other nodes, such as promises
 */
export function toHtml(node: ReactNode, instead: Replacements = noReplacements): string {
  if (node === null || node === undefined || typeof node === 'boolean') return ''
  if (typeof node === 'string' || typeof node === 'number') return escapeHtml(String(node))
  if (Array.isArray(node)) return node.map((one: ReactNode) => toHtml(one, instead)).join('')
  if (isValidElement<Props>(node)) return elementToHtml(node, instead)
  throw new TypeError('Only elements, texts and arrays of them can become HTML.')
}

function elementToHtml({ type, props }: ReactElement<Props>, instead: Replacements): string {
  if (typeof type === 'string') return tagToHtml(type, props, toHtml(props.children as ReactNode, instead))
  if ((type as unknown) === Fragment) return toHtml(props.children as ReactNode, instead)
  if (props.icon) return iconToHtml(props as Props & { icon: IconData })
  const component = (instead.get(type) ?? type) as Component
  if (typeof component === 'function') return toHtml(component(props), instead)
  return toHtml((component as unknown as ForwardRef).render(props, null), instead)
}

const voidTags = new Set(['br', 'hr', 'img', 'input', 'source', 'wbr'])

function tagToHtml(tag: string, props: Props, content: string): string {
  let html = `<${tag}`
  for (const name in props) html += attributeToHtml(name, props[name])
  return voidTags.has(tag) ? `${html}/>` : `${html}>${content}</${tag}>`
}

/** Where React's name of an attribute differs from HTML's. */
const attributeNames: Record<string, string> = {
  className: 'class',
  htmlFor: 'for',
  tabIndex: 'tabindex',
  strokeWidth: 'stroke-width',
  strokeLinecap: 'stroke-linecap',
  strokeLinejoin: 'stroke-linejoin',
}

/** Browsers ignore control characters and spaces before the scheme, and tabs and line breaks within. */
const scriptUrl =
  /^[\0-\x20]*j[\r\n\t]*a[\r\n\t]*v[\r\n\t]*a[\r\n\t]*s[\r\n\t]*c[\r\n\t]*r[\r\n\t]*i[\r\n\t]*p[\r\n\t]*t[\r\n\t]*:/i

function attributeToHtml(name: string, value: unknown): string {
  if (name === 'children' || name === 'key' || value === null || value === undefined) return ''
  if (name === 'style') {
    const css = escapeHtml(styleToCss(value as Props))
    return css && ` style="${css}"`
  }
  if (name === 'href' && scriptUrl.test(String(value as string))) return ' href="#"'
  const isWord = name.startsWith('aria-') || name.startsWith('data-')
  if (typeof value === 'boolean' && !isWord) return value ? ` ${name}=""` : ''
  if (typeof value === 'object' || typeof value === 'function')
    throw new TypeError(`The attribute ${name} cannot become HTML.`)
  return ` ${attributeNames[name] ?? name}="${escapeHtml(String(value as string | number | boolean))}"`
}

/** Numbers of other properties are pixels. */
const unitless = new Set([
  'aspectRatio',
  'flex',
  'flexGrow',
  'flexShrink',
  'fontWeight',
  'lineHeight',
  'opacity',
  'order',
  'zIndex',
])

function declarationToCss(name: string, value: unknown): string {
  if (value === null || value === undefined || typeof value === 'boolean' || value === '') return ''
  if (name.startsWith('--')) return `${name}:${String(value as string | number).trim()}`
  const property = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  if (typeof value === 'number') return `${property}:${value}${value === 0 || unitless.has(name) ? '' : 'px'}`
  return `${property}:${String(value as string).trim()}`
}

const styleToCss = (style: Props): string =>
  Object.entries(style)
    .map(([name, value]) => declarationToCss(name, value))
    .filter(Boolean)
    .join(';')

function iconToHtml({ icon, className, ref: _, ...rest }: Props & { icon: IconData }): string {
  const { name, size, node, aliases = [] } = icon
  const names = ['lucide', ...[name, ...aliases].map((one) => `lucide-${one}`), className]
  const svg = {
    xmlns: 'http://www.w3.org/2000/svg',
    width: size,
    height: size,
    viewBox: `0 0 ${size} ${size}`,
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 2,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    className: names.filter(Boolean).join(' '),
    ...rest,
  }
  return tagToHtml('svg', svg, node.map(([tag, attributes]) => tagToHtml(tag, attributes, '')).join(''))
}

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
}
const escapeHtml = (text: string): string =>
  /[&<>"']/.test(text) ? text.replaceAll(/[&<>"']/g, (character) => escapes[character] ?? '') : text
