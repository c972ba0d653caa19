import { chosenTarget, mappingNotes, mappingProblem } from '@/components/desk/tasks/import/column-mapping'

/** What the mapping step of an import says about the choices for columns. */

const columns = ['品名', '颜色', '容量', '门店价'].map((header) => ({
  header,
  use: '',
  label: '',
  samples: [],
}))
const targets = [
  { key: 'item_name', label: '商品名称', hint: '' },
  { key: 'price', label: '销售价', hint: '' },
  { key: 'spec:', label: '规格', hint: '' },
]
const problemOf = (...mapping: string[]) => mappingProblem(columns, targets, mapping)

it('chooses a specification for a column that was recognised as one', () => {
  expect(['spec:颜色', 'param:功率', 'grade:金卡', 'price', ''].map((use) => chosenTarget({ use }))).toEqual([
    'spec:',
    'param:',
    'grade:',
    'price',
    '',
  ])
})

it('takes several specifications, and names two columns that are the same', () => {
  expect(problemOf('item_name', 'spec:', 'spec:', 'price')).toBeNull()
  expect(problemOf('item_name', 'price', '', 'price')).toBe('“颜色”和“门店价”都导入为销售价，请只保留一列')
  expect(problemOf('', 'spec:', 'spec:', 'price')).toBe('请选择哪一列是商品名称')
})

it('tells what new products will lack', () => {
  const notes = (hasCategory: boolean, ...mapping: string[]) => mappingNotes(mapping, { hasCategory })
  expect(notes(false, 'item_name')).toEqual([
    '没有选择销售价和库存的列：新商品不能导入，只能更新已有商品',
    '没有选择分类的列：新商品不在任何分类里，顾客只能搜到它们',
    '没有选择图片的列：新商品没有图片',
  ])
  expect(notes(true, 'item_name', 'price', 'store', 'pics')).toEqual([])
  expect(notes(false, 'item_name', 'point', 'store', 'pics', 'category1')).toEqual([])
})
