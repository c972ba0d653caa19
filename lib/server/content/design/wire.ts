import 'server-only'
import type { ListedTemplate, TemplateRow } from '@/lib/contract/operator/content/template'
import type { ListedPage, PageRow } from './page-sql'
import { isInUse } from './pages'

/** A page of operators (contract goods §9.1). */
export const wirePage = (page: PageRow): TemplateRow => ({
  theme_pc_template_id: page.templateId,
  company_id: 1,
  distributor_id: page.distributorId,
  template_title: page.title,
  template_description: page.description,
  page_type: page.pageType,
  page_code: page.pageCode,
  status: isInUse(page) ? 1 : 2,
  version: page.version,
  tdk_data: {
    title: page.tdk.title ?? '',
    mate_description: page.tdk.mate_description ?? '',
    mate_keywords: page.tdk.mate_keywords ?? '',
  },
  created: page.created,
  updated: page.updated,
})

/** A page in the list of operators. */
export const wireListedPage = (page: ListedPage): ListedTemplate => ({
  ...wirePage(page),
  has_changes: page.hasChanges,
})
