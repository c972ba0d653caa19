import { gradeKey, skuField, skuKey, type AuditRowNames } from './audit-names'
import { auditFieldName, auditValueText, isHiddenField, type ValueContext } from './audit-values'

type Fields = Readonly<Record<string, unknown>> | null

/** A field of a change in words: its value before and after; '' for none. */
interface AuditDifference {
  field: string
  before: string
  after: string
}

const maxValue = 200

const cut = (text: string): string => (text.length > maxValue ? `${text.slice(0, maxValue)}…` : text)

/** 会员价 of a grade, with its name: 会员价 金卡会员. */
function skuFieldName(field: string, names: AuditRowNames): string {
  const grade = gradeKey(field)
  if (grade === undefined) return auditFieldName(field) ?? field
  return [auditFieldName('member_price'), names[grade]].filter(Boolean).join(' ')
}

/** At most this many SKUs are told by their specifications. */
const maxSkus = 3

/** Which SKUs a line is about: their specifications or, of many, their number; '' for the only one. */
function skusText(itemIds: readonly string[], names: AuditRowNames): string {
  const specs = itemIds.map((id) => names[skuKey(id)] ?? '')
  if (itemIds.length <= maxSkus && specs.every(Boolean)) return `（${specs.join('、')}）`
  return itemIds.length > 1 ? `（${itemIds.length}个规格）` : ''
}

/** The values of all SKUs as one: the only one, or the lowest and the highest. */
function rangeText(field: string, values: readonly unknown[]): string {
  const kind = gradeKey(field) === undefined ? field : 'member_price'
  const texts = [...new Set(values.map((value) => auditValueText(kind, value)))]
  if (texts.length < 2) return texts[0] ?? ''
  const numbers = values.filter((value) => typeof value === 'number')
  if (numbers.length < values.length) return `${texts.length}种`
  return `${auditValueText(kind, Math.min(...numbers))} 至 ${auditValueText(kind, Math.max(...numbers))}`
}

/** One line for each field of the SKUs, however many they are. */
function skuDifferences(
  fields: readonly string[],
  before: Fields,
  after: Fields,
  names: AuditRowNames,
): AuditDifference[] {
  const byField = Map.groupBy(fields, (name) => skuField(name)?.field ?? name)
  return [...byField].map(([field, own]) => {
    const itemIds = [...new Set(own.map((name) => skuField(name)?.itemId ?? name))]
    const valuesOf = (side: Fields) =>
      cut(
        rangeText(
          field,
          own.map((name) => side?.[name]),
        ),
      )
    return {
      field: `${skuFieldName(field, names)}${skusText(itemIds, names)}`,
      before: valuesOf(before),
      after: valuesOf(after),
    }
  })
}

function difference(name: string, before: unknown, after: unknown, context: ValueContext): AuditDifference {
  const field = auditFieldName(name) ?? name
  const [old, now] = [cut(auditValueText(name, before, context)), cut(auditValueText(name, after, context))]
  // What was undone is told before the entry, where nothing follows it.
  if (name === 'change') return { field, before: '', after: now || old }
  const isSameText = old !== '' && old === now && JSON.stringify(before) !== JSON.stringify(after)
  return { field, before: old, after: isSameText ? `${now}（有改动）` : now }
}

interface DifferenceOptions extends ValueContext {
  /** Also numbers of the mall's own that say nothing to people. */
  all?: boolean
}

/** The fields that an entry changed in words, those of `after` first. */
export function auditDifferences(
  before: Fields,
  after: Fields,
  { all = false, ...context }: DifferenceOptions = {},
): AuditDifference[] {
  const fields = [...new Set([...Object.keys(after ?? {}), ...Object.keys(before ?? {})])]
  const ofSkus = fields.filter((name) => skuField(name) !== undefined)
  const others = fields.filter((name) => skuField(name) === undefined && (all || !isHiddenField(name)))
  return [
    ...skuDifferences(ofSkus, before, after, context.names ?? {}),
    ...others.map((name) => difference(name, before?.[name], after?.[name], context)),
  ].filter((row) => row.before !== row.after)
}
