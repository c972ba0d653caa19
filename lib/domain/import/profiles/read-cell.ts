import { approveStatuses, type ApproveStatus } from '../../approve-status'
import type { SpecPair } from '../../goods/goods-form'
import { halfWidth } from '../cell-values'

/** What the texts of cells mean. Texts that mean nothing stay as they are, and the check of rows refuses them. */

const isPictureEnd = /\.(jpe?g|png|gif|webp|avif|bmp|tbi)([?#][^]*)?$/i
const isAddress = /^https?:\/\//i

/** The entries of a cell between separators: one text, or the characters of a class. */
export const splitList = (text: string, separator: string | RegExp): string[] =>
  text
    .split(separator)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')

/** Addresses and file names of pictures; a separator inside an address does not end it. */
export function splitPictures(text: string, separator: string | RegExp = /[,，\n]/): string[] {
  const entries: string[] = []
  for (const entry of splitList(text, separator)) {
    const before = entries.at(-1)
    const continues = before && isAddress.test(before) && !isPictureEnd.test(before) && !isAddress.test(entry)
    if (continues && isPictureEnd.test(entry)) entries.splice(-1, 1, `${before},${entry}`)
    else entries.push(entry)
  }
  return [...new Set(entries)]
}

/** The levels of a category: `一级->二级`, `A > B`. */
export const splitPath = (text: string, separator: string | RegExp = /->|[>＞→]/): string[] =>
  splitList(text, separator)

interface NamedValue {
  name: string
  value: string
}

/** Names and values: `颜色:红色|尺码:20cm`. `wrong` are the entries that are no pairs. */
export function splitPairs(
  text: string,
  separator: string | RegExp = /[|｜\n]/,
): { pairs: NamedValue[]; wrong: string[] } {
  const pairs: NamedValue[] = []
  const wrong: string[] = []
  for (const entry of splitList(text, separator)) {
    const at = entry.search(/[:：]/)
    const name = entry.slice(0, Math.max(at, 0)).trim()
    const value = entry.slice(at + 1).trim()
    if (at < 0 || name === '' || value === '') wrong.push(entry)
    else pairs.push({ name, value })
  }
  return { pairs, wrong }
}

export const specPair = (name: string, value: string): SpecPair => ({
  spec_name: name,
  spec_value_name: value,
})

/** A number times a factor, with at most three decimals; other texts as they are. */
export function scaled(text: string, factor: number): string {
  const plain = halfWidth(text)
  return /^\d{1,9}(\.\d{1,9})?$/.test(plain) ? String(Number((Number(plain) * factor).toFixed(3))) : text
}

/** Kilograms in a unit of weight. */
export const kilograms = new Map([
  ['kg', 1],
  ['g', 0.001],
  ['lb', 0.453_592_37],
  ['lbs', 0.453_592_37],
  ['oz', 0.028_349_523_125],
])

const statusWords: Readonly<Record<ApproveStatus, readonly string[]>> = {
  onsale: [
    ...['前台可销售', '上架', '已上架', '在售', '销售中', '出售中', '启用', '是', '1', 'true', 'yes'],
    ...['active', 'enabled', 'published', 'publish'],
  ],
  only_show: ['前台仅展示'],
  offline_sale: ['前端不展示', '前台不展示'],
  instock: [
    ...['不可销售', '下架', '已下架', '未上架', '仓库中', '放入仓库', '停用', '否', '0', '-1', 'false', 'no'],
    ...['draft', 'archived', 'disabled', 'unpublished', 'private', 'proposed', 'rejected'],
  ],
}
const statuses = new Map(
  approveStatuses.flatMap((status) => [status, ...statusWords[status]].map((word) => [word, status])),
)

/** The sale state of a product that a word means; an unknown word as it is. */
export const statusOf = (text: string): string => statuses.get(text.toLowerCase()) ?? text

export const isTrue = (text: string): boolean => statusOf(text) === 'onsale'
export const isFalse = (text: string): boolean => statusOf(text) === 'instock'
