import type { DeskCatalogue } from '@/lib/contract/operator/content/article-catalogue'
import { rulesOf, type ConflictRules } from '../../form/conflict/conflict-rules'
import { htmlShown, picturesShown, seoShown } from '../../form/conflict/shown-values'
import type { ArticleDraft } from './article-draft'
import { cataloguePaths } from './catalogue-select'

const releaseText = ({ release, releaseAt }: ArticleDraft): string => {
  if (release === 'draft') return '草稿'
  return release === 'now' ? '立即发布' : `${releaseAt.replace('T', ' ')} 发布`
}

/** How two changes of an article are put together. */
export const articleRules = (catalogues: readonly DeskCatalogue[]): ConflictRules<ArticleDraft> =>
  rulesOf({
    title: { name: '标题', shown: ({ title }) => title },
    summary: { name: '摘要', shown: ({ summary }) => summary },
    pictures: { name: '封面', fields: ['image_url'], shown: ({ pictures }) => picturesShown(pictures) },
    author: { name: '作者', shown: ({ author }) => author },
    categoryId: {
      name: '栏目',
      fields: ['category_id'],
      shown: ({ categoryId }) =>
        cataloguePaths(catalogues).find(({ value }) => value === categoryId)?.label ?? `编号 ${categoryId}`,
    },
    content: { name: '正文', shown: ({ content }, other) => htmlShown(content, other.content) },
    sort: { name: '排序', shown: ({ sort }) => sort },
    release: {
      name: '发布',
      fields: ['release_status', 'release_time'],
      keys: ['release', 'releaseAt'],
      shown: releaseText,
    },
    seo: { name: '搜索引擎', fields: ['tdk_content'], shown: ({ seo }) => seoShown(seo) },
  })
