import 'server-only'
import { safeParse, type $ZodType, type $ZodTypes } from 'zod/v4/core'
import { isFields, type Fields } from '@/lib/domain/fields'

const fits = (schema: $ZodType, value: unknown) => safeParse(schema, value).success

/** The value as a number: truncated where the schema accepts integers only, 0 when it is not a number. */
function toNumber(value: unknown, schema: $ZodType): number {
  const isNumericText = typeof value === 'string' && value.trim() !== ''
  const number = isNumericText || ['number', 'boolean'].includes(typeof value) ? Number(value) : 0
  return [number, Math.trunc(number)].find((one) => fits(schema, one)) ?? 0
}

const toText = (value: unknown) =>
  typeof value === 'string' ? value : ['number', 'boolean'].includes(typeof value) ? String(value) : ''

/** PHP arrays whose keys are not 0, 1, 2 … arrive as objects. */
const toList = (value: unknown): unknown[] =>
  Array.isArray(value)
    ? value
    : isFields(value) && Object.keys(value).every((key) => /^\d+$/.test(key))
      ? Object.values(value)
      : []

/** The declared value with the same text; an undeclared value is kept, because guessing its meaning would be worse. */
function toChoice(value: unknown, choices: readonly unknown[]): unknown {
  const text = toText(value)
  const same = choices.find((choice) => String(choice) === text)
  if (same !== undefined) return same
  return text !== '' && typeof choices[0] === 'string' ? text : choices[0]
}

function toFields(value: unknown, shape: Record<string, $ZodType>): Fields {
  const given = isFields(value) ? value : {}
  const shaped = { ...given }
  for (const [name, schema] of Object.entries(shape)) {
    const field = coerceToSchema(schema, given[name])
    if (field === undefined) Reflect.deleteProperty(shaped, name)
    else shaped[name] = field
  }
  return shaped
}

/** The first alternative of a union that accepts the coerced value; otherwise the value coerced to the first. */
function toAlternative(value: unknown, options: readonly $ZodType[]): unknown {
  const coerced = options.map((schema) => ({ schema, value: coerceToSchema(schema, value) }))
  return (coerced.find(({ schema, value: shaped }) => fits(schema, shaped)) ?? coerced[0])?.value
}

/**
 * Brings data into the shape that the contract declares. ECShopX is loose where our engine is strict: numbers as text,
 * `[]` for an empty object, null or no field for an unset value (contract goods §1.7). Missing values become 0, '',
 * false, [] or an object of these; undeclared fields are kept. A value that already fits is returned unchanged.
 */
export function coerceToSchema(schema: $ZodType, value: unknown): unknown {
  if (fits(schema, value)) return value
  const { def } = (schema as $ZodTypes)._zod
  switch (def.type) {
    case 'number':
      return toNumber(value, schema)
    case 'string':
      return toText(value)
    case 'boolean':
      return [true, 1, '1', 'true'].includes(value as string)
    case 'literal':
      return toChoice(value, def.values)
    case 'enum':
      return toChoice(value, Object.values(def.entries))
    case 'object':
      return toFields(value, def.shape)
    case 'array':
      return toList(value).map((item) => coerceToSchema(def.element, item))
    case 'tuple':
      return def.items.map((item, at) => coerceToSchema(item, toList(value)[at]))
    case 'record':
      return Object.fromEntries(
        Object.entries(isFields(value) ? value : {}).map(([name, item]) => [
          name,
          coerceToSchema(def.valueType, item),
        ]),
      )
    case 'union':
      return toAlternative(value, def.options)
    case 'nullable':
      return value === undefined || value === '' ? null : coerceToSchema(def.innerType, value)
    case 'optional':
      return value === null ? undefined : coerceToSchema(def.innerType, value)
    case 'lazy':
      return coerceToSchema(def.getter(), value)
    case 'default':
    case 'readonly':
      return coerceToSchema(def.innerType, value)
    case 'pipe':
      return coerceToSchema(def.out, value)
    default:
      return value
  }
}

/** Whether a schema accepts objects only. */
function isObject(schema: $ZodType): boolean {
  const { def } = (schema as $ZodTypes)._zod
  return def.type === 'object' || (def.type === 'union' && def.options.every(isObject))
}

/** Whether an object is missing: ECShopX then sends an empty list (contract goods §1.1). */
export const isEmptyFor = (schema: $ZodType, value: unknown): boolean =>
  Array.isArray(value) && value.length === 0 && isObject(schema)
