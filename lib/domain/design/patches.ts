import { MallError } from '../errors'
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
export const invalidContent = () => new MallError('页面装修内容不合法')

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

function inList(list: readonly unknown[], index: number, { op, value }: Patch): unknown[] {
  const end = op === 'add' ? list.length : list.length - 1
  if (!Number.isInteger(index) || index < 0 || index > end) throw invalidContent()
  if (op === 'add') return list.toSpliced(index, 0, value)
  return op === 'remove' ? list.toSpliced(index, 1) : list.with(index, value)
}

function inFields(fields: Fields, key: string, { op, value }: Patch): Fields {
  if (op !== 'remove') return { ...fields, [key]: value }
  if (!Object.hasOwn(fields, key)) throw invalidContent()
  const { [key]: _removed, ...rest } = fields
  return rest
}

/** A copy of `target` with the change; everything beside the path is shared. */
function changed(target: unknown, depth: number, patch: Patch): unknown {
  const key = patch.path[depth]
  if (key === undefined || typeof target !== 'object' || target === null) throw invalidContent()
  const isLast = depth === patch.path.length - 1
  if (Array.isArray(target)) {
    const list = target as unknown[]
    const index = Number(key)
    if (isLast) return inList(list, index, patch)
    return inList(list, index, { op: 'replace', path: [], value: changed(list[index], depth + 1, patch) })
  }
  const name = String(key)
  if (isUnsafe(name)) throw invalidContent()
  const fields = target as Fields
  if (isLast) return inFields(fields, name, patch)
  if (!Object.hasOwn(fields, name)) throw invalidContent()
  return { ...fields, [name]: changed(fields[name], depth + 1, patch) }
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
  const result = patches.reduce<unknown>((before, patch) => changed(before, 0, patch), document)
  if (!isDocument(result, document)) throw invalidContent()
  const problem = limitProblem(result)
  if (problem !== undefined) throw new MallError(problem)
  return result
}
