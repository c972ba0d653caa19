import 'server-only'

/**
 * An answer's text around its holes, and for each hole, in the order of the text, its object's path and its own text.
 */
export interface CutAnswer {
  parts: string[]
  /** The empty path is the answer itself. */
  holes: string[]
  /** The texts that were cut out. */
  texts: string[]
}

interface Node {
  fields: Set<string>
  children: Map<string, Node>
}

/** The key whose position in the text becomes the hole. No field of an answer has this name: their names are words. */
const mark = '\u0001'
const markPattern = /,?"\\u0001":0/

const newNode = (): Node => ({ fields: new Set(), children: new Map() })

function childOf(node: Node, key: string): Node {
  const child = node.children.get(key) ?? newNode()
  node.children.set(key, child)
  return child
}

function treeOf(paths: readonly string[]): Node {
  const root = newNode()
  for (const path of paths) {
    const keys = path.split('.')
    const field = keys.pop() ?? ''
    keys.reduce(childOf, root).fields.add(field)
  }
  return root
}

const join = (path: string, key: string) => (path ? `${path}.${key}` : key)

type Holes = Pick<CutAnswer, 'holes' | 'texts'>

function cut(value: unknown, node: Node, path: string, found: Holes): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const each = node.children.get('*')
    return each ? value.map((entry) => cut(entry, each, join(path, '*'), found)) : value
  }
  const kept: Record<string, unknown> = {}
  const own: Record<string, unknown> = {}
  for (const [key, child] of Object.entries(value)) {
    const below = node.children.get(key)
    if (node.fields.has(key)) own[key] = child
    else kept[key] = below ? cut(child, below, join(path, key), found) : child
  }
  if (node.fields.size > 0) {
    kept[mark] = 0
    found.holes.push(path)
    found.texts.push(holeText(own))
  }
  return kept
}

/**
 * Cuts fields out of an answer. The values for a hole are inserted after the other fields of its object.
 * @param data the answer inside the envelope
 * @param paths of the fields, see `KeptFields`
 */
export function cutAnswer(data: unknown, paths: readonly string[]): CutAnswer {
  const found: Holes = { holes: [], texts: [] }
  const text = JSON.stringify({ data: cut(data, treeOf(paths), '', found) })
  const parts = text.split(markPattern)
  if (parts.length !== found.holes.length + 1)
    throw new Error('An answer has a field with the name of the mark.')
  return { parts, ...found }
}

/** The text for a hole. */
export function holeText(fields: object): string {
  const text = JSON.stringify(fields).slice(1, -1)
  return text ? `,${text}` : ''
}
