import { MallError } from '../errors'
import * as contentMessages from '../messages/content'
import type { DesignDocument } from './document'
import { isDocument } from './integrity'
import { isShallow, limitProblem, limits } from './limits'

/** One change of a document, in the shape of Immer's patches. */
export interface Patch {
  op: 'add' | 'replace' | 'remove'
  path: readonly (string | number)[]
  value?: unknown
}

/** The content is no page: changes that do not fit the document, or that would damage it. */
export const invalidContent = () => new MallError(contentMessages.designInvalid)

type Fields = Record<string, unknown>

/** Keys that reach the prototype of an object. Assigning them changes more than the document. */
const isUnsafe = (key: string) => key === '__proto__' || key === 'constructor' || key === 'prototype'

function isSafeJson(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value)
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true
  if (Array.isArray(value)) return value.every(isSafeJson)
  if (typeof value !== 'object') return false
  return Object.entries(value).every(([key, one]) => !isUnsafe(key) && isSafeJson(one))
}

/** Changes an own copy of a list. */
function changeList(list: unknown[], index: number, { op, value }: Patch): void {
  const end = op === 'add' ? list.length : list.length - 1
  if (!Number.isInteger(index) || index < 0 || index > end) throw invalidContent()
  if (op === 'add') list.splice(index, 0, value)
  else if (op === 'remove') list.splice(index, 1)
  else list[index] = value
}

/** Changes an own copy of an object. */
function changeFields(fields: Fields, key: string, { op, value }: Patch): void {
  if (isUnsafe(key)) throw invalidContent()
  if (op !== 'remove') fields[key] = value
  else if (Object.hasOwn(fields, key)) Reflect.deleteProperty(fields, key)
  else throw invalidContent()
}

/** The copies made by one save: a value on the paths of several patches is copied once. */
type Own = WeakSet<object>

function ownCopy(target: unknown, own: Own): unknown[] | Fields {
  if (typeof target !== 'object' || target === null) throw invalidContent()
  if (own.has(target)) return target as unknown[] | Fields
  const copy = Array.isArray(target) ? [...(target as unknown[])] : { ...(target as Fields) }
  own.add(copy)
  return copy
}

/** Replaces the value at a key by its own copy and returns the copy. */
function ownChild(parent: unknown[] | Fields, key: string | number, own: Own): unknown[] | Fields {
  if (Array.isArray(parent)) {
    const index = Number(key)
    if (!Number.isInteger(index) || index < 0 || index >= parent.length) throw invalidContent()
    const child = ownCopy(parent[index], own)
    parent[index] = child
    return child
  }
  const name = String(key)
  if (isUnsafe(name) || !Object.hasOwn(parent, name)) throw invalidContent()
  const child = ownCopy(parent[name], own)
  parent[name] = child
  return child
}

/** Changes an own copy of the document; everything beside the paths of the patches stays shared. */
function change(document: unknown[] | Fields, patch: Patch, own: Own): void {
  const key = patch.path.at(-1)
  if (key === undefined) throw invalidContent()
  const parent = patch.path.slice(0, -1).reduce((target, name) => ownChild(target, name, own), document)
  if (Array.isArray(parent)) changeList(parent, Number(key), patch)
  else changeFields(parent, String(key), patch)
}

const isPatch = ({ op, path, value }: Patch): boolean =>
  // The document has two top-level keys, and neither is ever replaced as a whole.
  path.length >= 2 && (op === 'remove' || (value !== undefined && isShallow(value) && isSafeJson(value)))

/**
 * Applies the patches of one save, all or none. Patches come from clients: they reach nothing but the document, and the
 * result is a whole document within the limits.
 *
 * @throws MallError 页面装修内容不合法, or the sentence of the limit
 */
export function applyPatches(document: DesignDocument, patches: readonly Patch[]): DesignDocument {
  if (patches.length > limits.patches || !patches.every(isPatch)) throw invalidContent()
  const own: Own = new WeakSet()
  const result = ownCopy(document, own) as unknown
  for (const patch of patches) change(result as Fields, patch, own)
  if (!isDocument(result, document)) throw invalidContent()
  const problem = limitProblem(result)
  if (problem !== undefined) throw new MallError(problem)
  return result
}
