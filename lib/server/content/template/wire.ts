import 'server-only'
import type { FrameRow, PageHead } from './load-page'

/** An enabled page in the list of pages (contract goods §8.6). */
export const wirePageLine = (page: PageHead) => ({
  theme_pc_template_id: page.templateId,
  template_title: page.templateTitle,
  page_type: page.pageType,
  status: 1 as const,
})

/** Title and type of one page. */
export const wirePageHead = (page: PageHead) => ({
  theme_pc_template_id: page.templateId,
  template_title: page.templateTitle,
  template_description: page.templateDescription,
  page_type: page.pageType,
  page_code: page.pageCode,
  tdk_data: {
    title: page.tdk.title ?? '',
    mate_description: page.tdk.mate_description ?? '',
    mate_keywords: page.tdk.mate_keywords ?? '',
  },
})

/** The stored header or footer, its widgets as a JSON string (contract goods §8.2). */
export const wireFrame = (name: 'header' | 'footer', row: FrameRow) => ({
  theme_pc_template_content_id: row.contentId,
  company_id: 1 as const,
  theme_pc_template_id: 0 as const,
  name,
  params: JSON.stringify(row.params),
  sort_by: 0,
  created: row.created,
  updated: row.updated,
})
