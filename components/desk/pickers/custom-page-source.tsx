import { designer } from '@/lib/client/call/designer'
import type { PageChoice } from '@/lib/contract/operator/content/design-choice'
import type { ChoiceSource } from './choice-source'

/** Designed pages in use, without the home page. */
export const customPageSource: ChoiceSource<PageChoice> = {
  title: '选择自定义页面',
  unit: '个页面',
  placeholder: '页面名称',
  name: 'pages',
  read: ({ keyword, page, pageSize }) => designer.designChoice.pages({ keyword, page, pageSize }),
  keyOf: ({ theme_pc_template_id }) => String(theme_pc_template_id),
  nameOf: ({ template_title }) => template_title,
  columns: [
    { head: 'ID', className: 'nums w-20', cell: ({ theme_pc_template_id }) => theme_pc_template_id },
    { head: '页面名称', cell: ({ template_title }) => template_title },
  ],
  recordOf: ({ theme_pc_template_id, template_title }) => ({
    theme_pc_template_id,
    template_title,
    title: template_title,
  }),
}
