'use client'
import { useQuery } from '@tanstack/react-query'
import { ButtonLink } from '@/components/ui/button'
import { Empty } from '@/components/ui/empty'
import { ErrorState } from '@/components/ui/error-state'
import { Skeleton } from '@/components/ui/skeleton'
import { deskQuery } from '@/lib/client/desk'

const types: Record<string, string> = { index: '首页', custom: '自定义页', product_list: '商品列表' }

/** The designed pages of the mall, each with the way into the designer. */
export function PageChooser() {
  const { data, isError, refetch } = useQuery(
    deskQuery.template.list.queryOptions({ input: { page_no: 1, page_size: 100 } }),
  )
  return (
    <main className="column py-8">
      <h1 className="text-section text-ink mb-6 font-semibold">页面装修</h1>
      {isError && <ErrorState onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton className="h-80" />}
      {data?.list.length === 0 && <Empty text="还没有页面" />}
      <ul className="grid gap-3">
        {data?.list.map((page) => (
          <li
            key={page.theme_pc_template_id}
            className="rounded-card bg-card border-line flex items-center gap-4 border p-4 text-sm"
          >
            <span className="text-ink min-w-0 flex-1 truncate font-semibold">{page.template_title}</span>
            <span className="text-muted w-20">{types[page.page_type]}</span>
            <span className={page.status === 1 ? 'text-programme w-16' : 'text-muted w-16'}>
              {page.status === 1 ? '启用' : '未启用'}
            </span>
            <ButtonLink size="small" variant="ghost" href={`/edit?pageid=${page.theme_pc_template_id}`}>
              页面装修
            </ButtonLink>
          </li>
        ))}
      </ul>
    </main>
  )
}
