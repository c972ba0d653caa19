'use client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ErrorState } from '@/components/ui/error-state'
import { Link } from '@/components/ui/link'
import { Skeleton } from '@/components/ui/skeleton'
import { useServerClock } from '@/components/ui/use-server-time'
import { desk, deskQuery } from '@/lib/client/call/desk'
import { keepSuccess } from '@/lib/client/press/kept-toast'
import { toast } from '@/lib/client/press/toast'
import { useSingleMutation } from '@/lib/client/press/use-single-mutation'
import type { DeskArticle } from '@/lib/contract/operator/article'
import type { EditConflict } from '@/lib/contract/operator/goods-shape'
import { articleLimits } from '@/lib/domain/content/desk-article'
import { ConflictDialog } from '../goods/conflict-dialog'
import { deskArticleHref, deskMenu } from '../menu'
import { SaveBar } from '../save-bar'
import { SeoFields } from '../seo-fields'
import {
  createInput,
  draftOf,
  emptyArticle,
  isChanged,
  problemsOf,
  updateInput,
  type ArticleDraft,
} from './article-draft'
import { articlePageHref } from './article-page-href'
import { ReleaseSection } from './release-section'
import { TextSection } from './text-section'

/** Fields as the form names them. */
const names: Record<string, string> = {
  title: '标题',
  summary: '摘要',
  image_url: '封面',
  author: '作者',
  category_id: '栏目',
  content: '正文',
  sort: '排序',
  release_status: '发布',
  release_time: '发布时间',
  tdk_content: '搜索引擎',
}

/** 编辑文章: an article with everything that the desk changes (contract operator §10). */
export function EditArticle({ articleId }: { articleId: number }) {
  const { data, isError, error, refetch, isFetching } = useQuery({
    ...deskQuery.article.info.queryOptions({
      input: { article_id: articleId },
      staleTime: 0,
      meta: { silent: true },
    }),
    refetchOnWindowFocus: false,
    retry: false,
  })
  if (data) return <ArticleForm stored={data} />
  return isError ? (
    <div className="rounded-panel bg-card p-6">
      <ErrorState text={error.message} onRetry={() => void refetch()} retrying={isFetching} />
    </div>
  ) : (
    <div role="status" aria-label="加载中" className="grid gap-4">
      <Skeleton className="rounded-panel h-80" />
      <Skeleton className="rounded-panel h-80" />
    </div>
  )
}

const saveTexts = { draft: '保存草稿', now: '保存并发布', time: '保存' } as const

/** 写文章, or the form of a stored article. */
export function ArticleForm({ stored: given }: { stored: DeskArticle | null }) {
  const client = useQueryClient()
  const clock = useServerClock()
  const [stored, setStored] = useState(given)
  const [first, setFirst] = useState<ArticleDraft>(() => (given ? draftOf(given) : emptyArticle))
  const [draft, setDraft] = useState(first)
  const [isSubmitted, setSubmitted] = useState(false)
  const [conflicts, setConflicts] = useState<EditConflict[]>([])
  /** The editor begins anew with each stored text. */
  const [round, setRound] = useState(0)
  const [created, setCreated] = useState<number | null>(null)
  // After the render without changes, so that nothing asks whether to leave.
  useEffect(() => {
    if (created !== null) location.replace(deskArticleHref(created))
  }, [created])
  const problems = isSubmitted ? problemsOf(draft) : {}

  const begin = (article: DeskArticle) => {
    setStored(article)
    setFirst(draftOf(article))
    setDraft(draftOf(article))
    setSubmitted(false)
    setRound((count) => count + 1)
    client.setQueryData(
      deskQuery.article.info.queryKey({ input: { article_id: article.article_id } }),
      article,
    )
  }
  const save = useSingleMutation({
    mutationFn: async ({ overwrite }: { overwrite: string[] }) => {
      if (!stored) return { added: await desk.article.add(createInput(draft) as never) }
      const answer = await desk.article.change({
        ...updateInput(first, draft, clock()),
        article_id: stored.article_id,
        version: stored.version,
        ...(overwrite.length > 0 && { overwrite: JSON.stringify(overwrite) }),
      } as never)
      return { answer }
    },
    onSuccess: ({ added, answer }) => {
      void client.invalidateQueries({ queryKey: deskQuery.article.key() })
      void client.invalidateQueries({ queryKey: deskQuery.articleCatalogue.key() })
      if (added) {
        toast.success('文章已保存')
        keepSuccess()
        begin(added)
        setCreated(added.article_id)
      } else if (answer?.saved) {
        setConflicts([])
        begin(answer.article)
        toast.success('已保存')
      } else if (answer) setConflicts(answer.conflicts)
    },
  })
  const submit = () => {
    setSubmitted(true)
    const found = problemsOf(draft)
    const [name, text] = Object.entries(found)[0] ?? []
    if (name) {
      document.getElementById(`article-${name}`)?.focus()
      toast.error(text ?? '')
    } else save.mutate({ overwrite: [] })
  }
  const set = (part: Partial<ArticleDraft>) => setDraft((now) => ({ ...now, ...part }))
  const section = { draft, set, problems }
  return (
    <div className="grid grid-cols-1 gap-4 max-md:gap-3 [&_:is(input,select,textarea,button)]:scroll-my-24">
      <nav aria-label="位置" className="text-muted flex flex-wrap items-center gap-2 text-sm max-md:px-4">
        <Link href={deskMenu.articles.href} className="hover:text-brand">
          文章
        </Link>
        <span aria-hidden>/</span>
        <span className="text-ink">{stored ? '编辑文章' : '写文章'}</span>
        {stored?.state === 'published' && (
          <Link href={articlePageHref(stored)} className="text-link hover:text-brand ml-auto">
            查看商城页面
          </Link>
        )}
      </nav>
      {stored?.deleted && (
        <p role="status" className="rounded-card bg-brand-tint text-brand p-4 text-sm">
          文章在回收站，恢复后才能修改
        </p>
      )}
      <TextSection key={round} {...section} isComposed={stored?.is_composed ?? false} />
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
      <SaveBar
        isChanged={isChanged(first, draft)}
        isSaving={save.isPending}
        problems={Object.keys(problems).length}
        onSave={submit}
        onDiscard={stored ? () => begin(stored) : undefined}
        saveText={saveTexts[draft.release]}
      />
      <ConflictDialog
        conflicts={conflicts}
        isSaving={save.isPending}
        onClose={() => setConflicts([])}
        onReload={() => {
          setConflicts([])
          if (stored) void desk.article.info({ article_id: stored.article_id }).then(begin)
        }}
        onOverwrite={() => save.mutate({ overwrite: conflicts.map(({ field }) => field) })}
        nameOf={(field) => names[field] ?? field}
      />
    </div>
  )
}
