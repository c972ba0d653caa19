'use client'
import { useQueryClient } from '@tanstack/react-query'
import { Button } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { desk, deskQuery } from '@/lib/client/call/desk'
import { confirm } from '@/lib/client/press/confirm'
import { toast } from '@/lib/client/press/toast'
import { useSingleMutation } from '@/lib/client/press/use-single-mutation'
import type { DeskArticleRow } from '@/lib/contract/operator/content/article'
import { RestoreButton } from '../../list/restore-button'
import { articlePageHref } from './article-page-href'

/** Catalogues show the number of their articles. */
const shownBy = [deskQuery.article.key(), deskQuery.articleCatalogue.key()]

/** 查看, 删除 and 恢复 of an article in its list. */
export function RowActions({ row, mayWrite }: { row: DeskArticleRow; mayWrite: boolean }) {
  const client = useQueryClient()
  const { article_id, title } = row
  const remove = useSingleMutation({
    mutationFn: () => desk.article.remove({ article_id }),
    onSuccess: () => toast.success('已移到回收站'),
    onSettled: () => Promise.all(shownBy.map((queryKey) => client.invalidateQueries({ queryKey }))),
  })
  return (
    <span className="flex items-center gap-3 whitespace-nowrap">
      {row.state === 'published' && (
        <Link href={articlePageHref(row)} className="text-link hover:text-brand" aria-label={`查看${title}`}>
          查看
        </Link>
      )}
      {mayWrite && row.deleted === null && (
        <Button
          variant="text"
          aria-label={`删除${title}`}
          loading={remove.isPending}
          onClick={async () => {
            const text =
              row.state === 'published'
                ? `确定删除“${title}”？顾客将不能再阅读，30天内可以在回收站恢复。`
                : `确定删除“${title}”？30天内可以在回收站恢复。`
            if (await confirm({ text, danger: true })) remove.mutate()
          }}
        >
          删除
        </Button>
      )}
      {mayWrite && row.deleted !== null && (
        <RestoreButton
          name={title}
          restore={() => desk.article.restore({ article_id })}
          doneText="已恢复为草稿"
          shownBy={shownBy}
        />
      )}
    </span>
  )
}
