'use client'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { LogIn, Plus, Search, SearchCheck } from 'lucide-react'
import { useSearchParams } from 'next/navigation'
import { Suspense, useState, type ReactNode } from 'react'
import { deskHomeHref } from '@/components/desk/menu/home-href'
import { Button } from '@/components/ui/button'
import { Empty } from '@/components/ui/empty'
import { ErrorState } from '@/components/ui/error-state'
import { Input } from '@/components/ui/input'
import { lazyPart } from '@/components/ui/lazy-part'
import { Link } from '@/components/ui/link'
import { Pagination } from '@/components/ui/pagination'
import { Skeleton } from '@/components/ui/skeleton'
import { Tabs } from '@/components/ui/tabs'
import { designerQuery } from '@/lib/client/call/designer'
import type { ListedTemplate, TemplateRow } from '@/lib/contract/operator/content/template'
import type { LoginPictures } from './login-dialog'
import { PageRow } from './page-row'
import { pageTypeName, pageTypeOf, pageTypes, type PageType } from './page-types'

// The dialogs have the library for forms, which the designer at the same route does not need.
const LoginDialog = lazyPart(() => import('./login-dialog'), 'LoginDialog')
const PageDialog = lazyPart(() => import('./page-dialog'), 'PageDialog')
const SeoDialog = lazyPart(() => import('./seo-dialog'), 'SeoDialog')

const pageSize = 20

type Open = 'add' | 'seo' | 'login' | { edit: TemplateRow } | { seo: TemplateRow } | null

/** The type of a new page: the mall has one home page, and seldom needs another. */
const newType = (shown: PageType): PageType => (shown === 'index' ? 'custom' : shown)

/**
 * The designed pages of the mall by type, with search (spec 4 §B5).
 * @param login the pictures of the sign-in pages
 */
export function PageList({ login }: { login: LoginPictures }) {
  const search = useSearchParams()
  const [type, setType] = useState<PageType>(pageTypeOf(search.get('type')))
  const [page, setPage] = useState(1)
  const [typed, setTyped] = useState('')
  const [keyword, setKeyword] = useState('')
  const [open, setOpen] = useState<Open>(null)
  const [pictures, setPictures] = useState(login)
  const input = { page_type: type, template_title: keyword, page_no: page, page_size: pageSize }
  const { data, isError, isPlaceholderData, isRefetching, refetch } = useQuery({
    ...designerQuery.template.list.queryOptions({ input, meta: { silent: true } }),
    placeholderData: keepPreviousData,
  })

  const show = (next: PageType) => {
    setType(next)
    setPage(1)
    // The way back from the designer leads to the same tab.
    history.replaceState(null, '', next === 'index' ? '/edit' : `/edit?type=${next}`)
  }
  const showSaved = ({ page_type }: TemplateRow) => {
    show(page_type)
  }
  const close = () => {
    setOpen(null)
  }

  return (
    <main className="column py-8 max-md:py-4">
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <div className="mr-auto">
          <Link href={deskHomeHref} className="tap text-muted hover:text-link text-xs">
            ‹ 返回运营中心
          </Link>
          <h1 className="text-section text-ink font-semibold">页面装修</h1>
        </div>
        <div className="flex gap-3 max-md:w-full max-md:gap-2 max-md:*:flex-1 max-md:*:px-1">
          <Button variant="ghost" onClick={() => setOpen('login')}>
            <LogIn className="size-4" aria-hidden />
            登录页设置
          </Button>
          <Button variant="ghost" onClick={() => setOpen('seo')}>
            <SearchCheck className="size-4" aria-hidden />
            SEO配置
          </Button>
          <Button onClick={() => setOpen('add')}>
            <Plus className="size-4" aria-hidden />
            添加页面
          </Button>
        </div>
      </div>
      <div className="rounded-card border-line bg-card border">
        <div className="border-line flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b px-4 py-1">
          <Tabs<PageType> label="页面类型" items={pageTypes} value={type} onChange={show} />
          <form
            role="search"
            className="w-64 max-md:w-full max-md:pb-2"
            onSubmit={(event) => {
              event.preventDefault()
              setKeyword(typed.trim())
              setPage(1)
            }}
          >
            <Input
              type="search"
              aria-label="搜索页面名称"
              placeholder="搜索页面名称"
              maxLength={50}
              value={typed}
              onChange={({ target }) => {
                setTyped(target.value)
                if (target.value !== '') return
                setKeyword('')
                setPage(1)
              }}
              suffix={
                <button type="submit" aria-label="搜索" className="text-muted hover:text-link tap">
                  <Search className="size-4" aria-hidden />
                </button>
              }
            />
          </form>
        </div>
        <Content
          isError={isError}
          isRetrying={isRefetching}
          onRetry={() => void refetch()}
          // An empty list says so of its own tab and keyword only.
          rows={isPlaceholderData && data?.list.length === 0 ? undefined : data?.list}
          type={type}
          keyword={keyword}
          onType={show}
          onAdd={() => setOpen('add')}
          row={(one) => (
            <PageRow
              key={one.theme_pc_template_id}
              page={one}
              onEdit={() => setOpen({ edit: one })}
              onSeo={() => setOpen({ seo: one })}
              onRemoved={() => {
                if (data?.list.length === 1 && page > 1) setPage(page - 1)
              }}
            />
          )}
        />
      </div>
      <Pagination
        className="mt-6"
        page={page}
        count={data?.total_count ?? 0}
        pageSize={pageSize}
        onChange={setPage}
      />
      <Suspense>
        {open === 'add' && <PageDialog type={newType(type)} onClose={close} onDone={showSaved} />}
        {open === 'seo' && <SeoDialog onClose={close} />}
        {open === 'login' && <LoginDialog pictures={pictures} onClose={close} onDone={setPictures} />}
        {open !== null && typeof open === 'object' && 'edit' in open && (
          <PageDialog page={open.edit} type={open.edit.page_type} onClose={close} onDone={showSaved} />
        )}
        {open !== null && typeof open === 'object' && 'seo' in open && (
          <SeoDialog page={open.seo} onClose={close} />
        )}
      </Suspense>
    </main>
  )
}

interface ContentProps {
  isError: boolean
  isRetrying: boolean
  onRetry: () => void
  rows: readonly ListedTemplate[] | undefined
  type: PageType
  keyword: string
  /** Shows another type, with the same keyword. */
  onType: (type: PageType) => void
  onAdd: () => void
  row: (page: ListedTemplate) => ReactNode
}

function Content({ isError, isRetrying, onRetry, rows, type, keyword, onType, onAdd, row }: ContentProps) {
  if (isError && !rows) return <ErrorState onRetry={onRetry} retrying={isRetrying} />
  if (!rows)
    return (
      <div role="status" aria-label="加载中" className="grid gap-3 p-4">
        {[1, 2, 3, 4, 5].map((line) => (
          <Skeleton key={line} className="h-10" />
        ))}
      </div>
    )
  if (rows.length === 0)
    return keyword ? (
      <Empty text={`“${pageTypeName(type)}”里没有名称包含“${keyword}”的页面`}>
        <div className="flex flex-wrap justify-center gap-3">
          {pageTypes
            .filter(({ value }) => value !== type)
            .map(({ value, label }) => (
              <Button key={value} variant="ghost" onClick={() => onType(value)}>
                在“{label}”里搜索
              </Button>
            ))}
        </div>
      </Empty>
    ) : (
      <Empty text="还没有页面">
        <Button onClick={onAdd}>添加页面</Button>
      </Empty>
    )
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-left text-sm max-md:block md:min-w-max">
        <thead className="text-muted bg-page text-xs max-md:sr-only">
          <tr className="*:px-4 *:py-2.5 *:font-normal">
            <th scope="col">页面id</th>
            <th scope="col">页面名称</th>
            <th scope="col">页面描述</th>
            <th scope="col">页面类型</th>
            <th scope="col">是否启用</th>
            <th scope="col">操作</th>
          </tr>
        </thead>
        <tbody className="max-md:block">{rows.map(row)}</tbody>
      </table>
    </div>
  )
}
