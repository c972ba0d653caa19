import { priceText } from '../money/text'
import { courierName } from '../order/couriers'
import { minuteText } from '../time/china'
import { choiceFields } from './audit-choices'
import * as fields from './audit-fields'
import { rowKey, type AuditRowNames } from './audit-names'
import { permissionName, permissions, type Permission } from './permissions'
import { isBuiltInRole, roleName } from './roles'

const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** Whether lists leave the field out. */
export const isHiddenField = (name: string): boolean => fields.hiddenFields.has(snake(name))

const own = <T>(words: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(words, name) ? words[name] : undefined

/** The word for a field; undefined for one that has none. */
export function auditFieldName(name: string): string | undefined {
  const field = snake(name)
  if (field === 'desk_role') return '角色'
  if (field === 'delivery_corp') return '快递公司'
  const plain = [
    fields.textFields,
    fields.numberFields,
    fields.moneyFields,
    fields.timeFields,
    fields.flagFields,
    fields.groupFields,
    fields.rowFields,
  ]
  for (const words of plain) {
    const word = own(words, field)
    if (word !== undefined) return word
  }
  return own(fields.listFields, field)?.[0] ?? own(choiceFields, field)?.[0]
}

const flagText = (value: unknown): string =>
  value === true || value === 1 ? '是' : value === false || value === 0 ? '否' : String(value)

/** At most this many words are told of a list. */
const maxWords = 4

/** The entry that a value belongs to. */
export interface ValueContext {
  /** Names of the rows that it has by number. */
  names?: AuditRowNames | undefined
  subject?: string | undefined
}

const rowName = (name: string, id: unknown, { names = {}, subject = '' }: ValueContext) =>
  names[rowKey(name, id, subject) ?? '']

function listText(name: string, value: readonly unknown[], unit: string, context: ValueContext): string {
  if (value.length === 0) return ''
  const words = value.map((one) =>
    permissions.includes(one as Permission)
      ? permissionName(one as Permission)
      : (rowName(name, one, context) ?? one),
  )
  const isTold =
    words.length <= maxWords && words.every((one) => typeof one === 'string' && !one.startsWith('/'))
  return isTold ? words.join('、') : `${value.length}${unit}`
}

/** 每人限购: `{num, day}`. */
function limitText(value: unknown): string {
  const { num = 0, day = 0 } = value as { num?: number; day?: number }
  if (num === 0) return '不限购'
  return day > 0 ? `每${day}天${num}件` : `${num}件`
}

/** The own fields of a value in words; undefined for a value without. */
function objectText(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  return Object.entries(value)
    .filter(([name, one]) => one !== '' && one !== null && !isHiddenField(name))
    .map(([name, one]) => `${auditFieldName(name) ?? name}：${auditValueText(name, one)}`)
    .join('，')
}

/** The value of a field in words; '' for none. */
export function auditValueText(name: string, value: unknown, context: ValueContext = {}): string {
  if (value === undefined || value === null || value === '') return ''
  const field = snake(name)
  if (Array.isArray(value)) return listText(name, value, own(fields.listFields, field)?.[1] ?? '项', context)
  if (field === 'limit_buy') return limitText(value)
  const nested = objectText(value)
  if (nested !== undefined) return nested
  if (own(fields.flagFields, field) !== undefined || typeof value === 'boolean') return flagText(value)
  const choice = own(choiceFields, field)
  const text = String(value)
  if (choice) return own(choice[1], text) ?? text
  if (field === 'desk_role')
    return text === 'own' ? '自定义角色' : isBuiltInRole(text) ? roleName(text) : text
  if (field === 'delivery_corp') return courierName(text)
  if (typeof value !== 'number') return text.replace(/<[^>]*>/g, ' ').trim()
  if (own(fields.moneyFields, field) !== undefined) return priceText(value)
  if (own(fields.timeFields, field) !== undefined) return minuteText(value)
  if (own(fields.rowFields, field) !== undefined)
    return value === 0 ? '' : (rowName(name, value, context) ?? `编号 ${value}`)
  return text
}
