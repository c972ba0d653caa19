import type { ReadImportFile } from '@/lib/contract/operator/catalogue/goods-import'

type Column = ReadImportFile['columns'][number]
type Target = ReadImportFile['targets'][number]

/** Meanings that several columns may have: lists, and those that take their name from their column. */
const isRepeatable = (target: string) =>
  target.endsWith(':') || ['pics', 'intro_pics', 'spec_pics', 'tags', 'item_category'].includes(target)

/** The choice of a column that was recognised: `spec:颜色` is a specification with the name of the column. */
export const chosenTarget = ({ use }: Pick<Column, 'use'>): string =>
  use.replace(/^(spec|param|grade):.*$/s, '$1:')

const nameOf = (columns: readonly Column[], index: number) => columns[index]?.header || `第${index + 1}列`

/** Why the choices are not enough; null when they are. */
export function mappingProblem(
  columns: readonly Column[],
  targets: readonly Target[],
  mapping: readonly string[],
): string | null {
  for (const [index, target] of mapping.entries()) {
    const first = mapping.indexOf(target)
    if (target === '' || first === index || isRepeatable(target)) continue
    const label = targets.find(({ key }) => key === target)?.label ?? target
    return `“${nameOf(columns, first)}”和“${nameOf(columns, index)}”都导入为${label}，请只保留一列`
  }
  return mapping.includes('item_name') ? null : '请选择哪一列是商品名称'
}

const categoryTargets = ['main_category', 'category1', 'category2', 'category3', 'item_category']

/** Sentences about fields that new products will lack without a column. @param hasCategory all get the same category */
export function mappingNotes(
  mapping: readonly string[],
  { hasCategory }: { hasCategory: boolean },
): string[] {
  const has = (...targets: string[]) => targets.some((target) => mapping.includes(target))
  const lacking = [!has('price', 'point') && '销售价', !has('store') && '库存'].filter((one) => one !== false)
  return [
    lacking.length > 0 && `没有选择${lacking.join('和')}的列：新商品不能导入，只能更新已有商品`,
    !has(...categoryTargets) && !hasCategory && '没有选择分类的列：新商品不在任何分类里，顾客只能搜到它们',
    !has('pics') && '没有选择图片的列：新商品没有图片',
  ].filter((note) => note !== false)
}
