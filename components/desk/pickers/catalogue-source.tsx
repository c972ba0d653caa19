import { desk } from '@/lib/client/call/desk'
import { cataloguePaths } from '../content/articles/catalogue-select'
import { pageOf, type ChoiceSource } from './choice-source'

interface Catalogue {
  id: number
  /** With the names of those above it. */
  name: string
}

/** Columns of articles, in the sequence of their tree. */
export const catalogueSource: ChoiceSource<Catalogue> = {
  title: '选择文章栏目',
  unit: '个栏目',
  placeholder: '栏目名称',
  name: 'catalogues',
  read: async (search) => {
    const { list } = await desk.articleCatalogue.list({})
    const all = cataloguePaths(list).map(({ value, label }) => ({ id: Number(value), name: label }))
    return pageOf(all, search, ({ name }) => name)
  },
  keyOf: ({ id }) => String(id),
  nameOf: ({ name }) => name,
  columns: [
    { head: 'ID', className: 'nums w-20', cell: ({ id }) => id },
    { head: '栏目', cell: ({ name }) => name },
  ],
  recordOf: ({ id, name }) => ({ category_id: id, title: name }),
}
