import { auditFieldName, auditValueText, isHiddenField } from './audit-values'

type Fields = Readonly<Record<string, unknown>> | null

/** A field of a change in words: its value before and after; '' for none. */
interface AuditDifference {
  field: string
  before: string
  after: string
}

const maxValue = 200

const cut = (text: string): string => (text.length > maxValue ? `${text.slice(0, maxValue)}…` : text)

/** The SKU and the field of a name: `sku:7:price`, and the bare number of a SKU for its price. */
function skuField(name: string): string | undefined {
  if (/^\d+$/.test(name)) return 'price'
  const [kind, , field] = name.split(':')
  return kind === 'sku' ? field?.replace(/^(member_price)_.*/, '$1') : undefined
}

/** How many SKUs fields are about. */
const skuCount = (names: readonly string[]): number =>
  new Set(names.map((name) => name.split(':')[1] ?? name)).size

/** The values of all SKUs as one: the only one, or the lowest and the highest. */
function rangeText(field: string, values: readonly unknown[]): string {
  const texts = [...new Set(values.map((value) => auditValueText(field, value)))]
  if (texts.length < 2) return texts[0] ?? ''
  const numbers = values.filter((value) => typeof value === 'number')
  if (numbers.length < values.length) return `${texts.length}种`
  return `${auditValueText(field, Math.min(...numbers))} 至 ${auditValueText(field, Math.max(...numbers))}`
}

/** One line for each field of the SKUs, however many they are. */
function skuDifferences(names: readonly string[], before: Fields, after: Fields): AuditDifference[] {
  const byField = Map.groupBy(names, (name) => skuField(name) ?? name)
  return [...byField].map(([field, own]) => ({
    field: `${auditFieldName(field) ?? field}${skuCount(own) > 1 ? `（${skuCount(own)}个规格）` : ''}`,
    before: cut(
      rangeText(
        field,
        own.map((name) => before?.[name]),
      ),
    ),
    after: cut(
      rangeText(
        field,
        own.map((name) => after?.[name]),
      ),
    ),
  }))
}

function difference(name: string, before: unknown, after: unknown): AuditDifference {
  const field = auditFieldName(name) ?? name
  const [old, now] = [cut(auditValueText(name, before)), cut(auditValueText(name, after))]
  // What was undone is told before the entry, where nothing follows it.
  if (name === 'change') return { field, before: '', after: now || old }
  const isSameText = old !== '' && old === now && JSON.stringify(before) !== JSON.stringify(after)
  return { field, before: old, after: isSameText ? `${now}（有改动）` : now }
}

/**
 * The fields that an entry changed in words, those of `after` first.
 * @param all also numbers of the mall's own that say nothing to people
 */
export function auditDifferences(before: Fields, after: Fields, all = false): AuditDifference[] {
  const names = [...new Set([...Object.keys(after ?? {}), ...Object.keys(before ?? {})])]
  const ofSkus = names.filter((name) => skuField(name) !== undefined)
  const others = names.filter((name) => skuField(name) === undefined && (all || !isHiddenField(name)))
  return [
    ...skuDifferences(ofSkus, before, after),
    ...others.map((name) => difference(name, before?.[name], after?.[name])),
  ].filter((row) => row.before !== row.after)
}
