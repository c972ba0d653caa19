import type { Question } from '@/lib/client/press/confirm'
import type { DesignDocument, DesignPart } from '@/lib/domain/design/document'
import { hintsOfPage } from './page-hints'

const shown = 5

/** The question before publishing a part with widgets that would be empty for shoppers; null when there are none. */
export function emptyQuestion(
  document: DesignDocument,
  part: DesignPart,
  catalogue: { nameOf: (type: string) => string },
): Question | null {
  const empty = hintsOfPage(document).filter(({ isEmpty }) => isEmpty)
  if (empty.length === 0) return null
  const names = empty.map(({ type, message }) => `${catalogue.nameOf(type)}：${message}`)
  const more = names.length > shown ? [`等${names.length}处`] : []
  return {
    text: ['这些挂件没有内容，顾客看到的是空位，或什么也看不到：', ...names.slice(0, shown), ...more].join(
      '\n',
    ),
    title: part === 'page' ? '页面还没有做完' : '头部或尾部还没有做完',
    okText: '仍然发布',
    cancelText: '继续编辑',
  }
}
