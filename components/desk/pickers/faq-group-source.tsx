import { desk } from '@/lib/client/call/desk'
import { commonFaqGroup } from '@/lib/domain/content/site-limits'
import { pageOf, type ChoiceSource } from './choice-source'

interface FaqGroup {
  name: string
  /** How many questions it has. */
  count: number
}

/**
 * Groups of questions. Single questions cannot be chosen: their addresses have their numbers in the list, which change
 * when it is sorted.
 */
export const faqGroupSource: ChoiceSource<FaqGroup> = {
  title: '选择常见问题',
  unit: '个分组',
  placeholder: '分组名称',
  name: 'faq-groups',
  read: async (search) => {
    const { questions } = await desk.faq.get({})
    const groups = [...Map.groupBy(questions, ({ group }) => group || commonFaqGroup)]
    const all = groups.map(([name, own]) => ({ name, count: own.length }))
    return pageOf(all, search, ({ name }) => name)
  },
  keyOf: ({ name }) => name,
  nameOf: ({ name }) => name,
  columns: [
    { head: '分组', cell: ({ name }) => name },
    { head: '问题数', className: 'nums w-20', cell: ({ count }) => count },
  ],
  recordOf: ({ name }) => ({ title: name }),
}
