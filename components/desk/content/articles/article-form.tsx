'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useServerClock } from '@/components/ui/use-server-time'
import { desk, deskQuery } from '@/lib/client/call/desk'
import type { DeskArticle } from '@/lib/contract/operator/content/article'
import { articleLimits } from '@/lib/domain/content/desk-article'
import { FormBody } from '../../form/form-body'
import { FormFooter } from '../../form/form-footer'
import { FormPlace } from '../../form/form-place'
import { LoadedRow } from '../../form/loaded-row'
import { SeoFields } from '../../form/seo-fields'
import { useDeskForm } from '../../form/use-desk-form'
import { deskArticleHref } from '../../menu/hrefs'
import { deskMenu } from '../../menu/pages'
import { WithTimeline } from '../../settings/audit/timeline'
import { articleRules } from './article-conflict'
import { createInput, draftOf, emptyArticle, problemsOf, updateInput } from './article-draft'
import { articlePageHref } from './article-page-href'
import { useCatalogues } from './catalogue-select'
import { ReleaseSection } from './release-section'
import { TextSection } from './text-section'

/** 编辑文章: an article with everything that the desk changes (contract operator §10). */
export const EditArticle = ({ articleId }: { articleId: number }) => (
  <LoadedRow
    listHref={deskMenu.articles.href}
    options={deskQuery.article.info.queryOptions({ input: { article_id: articleId } })}
  >
    {(article) => (
      <WithTimeline subject="article" id={articleId}>
        <ArticleForm stored={article} />
      </WithTimeline>
    )}
  </LoadedRow>
)

const saveTexts = { draft: '保存草稿', now: '保存并发布', time: '保存' } as const

/** 写文章, or the form of a stored article. */
export function ArticleForm({ stored: given }: { stored: DeskArticle | null }) {
  const client = useQueryClient()
  const clock = useServerClock()
  const catalogues = useCatalogues().data?.list ?? []
  const form = useDeskForm({
    stored: given,
    draftOf,
    empty: emptyArticle,
    add: (draft) => desk.article.add(createInput(draft) as never),
    change: async ({ article_id, version }, { first, draft }) => {
      const changed = updateInput(first, draft, clock())
      const answer = await desk.article.change({ ...changed, article_id, version } as never)
      return { ...answer, row: answer.article }
    },
    onRow: (article) =>
      client.setQueryData(
        deskQuery.article.info.queryKey({ input: { article_id: article.article_id } }),
        article,
      ),
    onAnswer: () => {
      void client.invalidateQueries({ queryKey: deskQuery.article.key() })
      void client.invalidateQueries({ queryKey: deskQuery.articleCatalogue.key() })
    },
    addedText: '文章已保存',
    changedText: '已保存',
    pageOf: (article) => deskArticleHref(article.article_id),
  })
  const { stored, draft, set } = form
  const found = problemsOf(draft)
  const problems = form.isSubmitted ? found : {}
  const submit = () => {
    if (form.check(found, (name) => `article-${name}`)) form.save()
  }
  const section = { draft, set, problems }
  return (
    <FormBody
      permission="content:write"
      footer={
        <FormFooter
          form={form}
          problems={problems}
          onSave={submit}
          saveText={saveTexts[draft.release]}
          rules={articleRules(catalogues)}
        />
      }
    >
      <FormPlace
        noun="文章"
        listHref={deskMenu.articles.href}
        title={stored ? '编辑文章' : '写文章'}
        pageHref={stored?.state === 'published' ? articlePageHref(stored) : undefined}
        isDeleted={Boolean(stored?.deleted)}
      />
      <TextSection key={form.round} {...section} isComposed={stored?.is_composed ?? false} />
      <ReleaseSection {...section} />
      {!stored?.url_path && (
        <SeoFields
          prefix="article"
          subject="文章"
          seo={draft.seo}
          onChange={(part) => set({ seo: { ...draft.seo, ...part } })}
          limits={articleLimits}
          made={{ title: draft.title, text: draft.summary }}
        />
      )}
    </FormBody>
  )
}
