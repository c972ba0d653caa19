import { columnNames, type ColumnNames } from './column-names'
import { headerKey } from './columns'

const squash = (header: string): string => headerKey(header).replaceAll(/[-./:#[\]]/g, '')
const withoutRemark = (key: string): string => key.replace(/\([^()]*\)$/, '')

/**
 * The target of each column by its name, empty where none is known. Only lists have several columns. `grades` are the
 * names that head columns with prices for members.
 */
export function guessMapping(header: readonly string[], grades: readonly string[] = []): string[] {
  const keys = header.map(squash)
  const bareKeys = keys.map(withoutRemark)
  const targets = header.map(() => '')
  const taken = new Set<string>()
  const gradeKeys = new Map(grades.map((grade) => [squash(grade), grade]))

  const assign = ({ target, isList }: ColumnNames, name: string | RegExp, names: readonly string[]): void => {
    for (const [index, key] of names.entries()) {
      const isFree = targets[index] === '' && key !== '' && (isList || !taken.has(target))
      if (!isFree || !(typeof name === 'string' ? key === name : name.test(key))) continue
      targets[index] = target
      taken.add(target)
    }
  }
  for (const rule of columnNames) {
    for (const name of rule.names) assign(rule, name, keys)
    for (const name of rule.names) assign(rule, name, bareKeys)
  }
  // 大类 and 小类 without a column between them are two levels.
  if (taken.has('category3') && !taken.has('category2'))
    for (const [index, target] of targets.entries()) if (target === 'category3') targets[index] = 'category2'
  for (const [index, key] of keys.entries()) {
    const grade = gradeKeys.get(key)
    if (targets[index] === '' && grade !== undefined) targets[index] = `grade:${grade}`
  }
  // Elsewhere a column “type” is a category or a text of its own.
  if (taken.has('parent')) assign({ target: 'type', names: [] }, /^(type|producttype|商品类型)$/, keys)
  return targets
}

/** Whether the price is in a currency other than yuan, as the name of its column says. */
export function isForeignPrice(header: readonly string[]): boolean {
  const at = guessMapping(header).indexOf('price')
  const currency = /price.*?\b\W?([A-Z]{3})\W*$/i.exec((header[at] ?? '').slice(0, 100))?.[1]?.toUpperCase()
  return currency !== undefined && !['CNY', 'RMB'].includes(currency)
}
